import { cn } from '#web/lib/cn.ts';
import { scoreMessages as say } from './messages.ts';
import { scoreColumns } from './score-columns.ts';

/** The columns' names; every slider and field has its own label besides. */
export function ScoreHeadings() {
  return (
    <div
      aria-hidden="true"
      className={cn('mx-px hidden px-4 pb-1 text-xs font-medium text-muted @4xl:grid print:hidden', scoreColumns)}
    >
      <span>{say.topic}</span>
      <span>{say.impact}</span>
      <span>{say.financial}</span>
      <span className="px-2">{say.justification}</span>
    </div>
  );
}
