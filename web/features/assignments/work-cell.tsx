import type { Standing } from '#domain/assignments/standing.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDue, assignmentMessages as say } from './messages.ts';
import type { WorkPart } from './work-part.ts';
import { sayOwner } from './work-words.ts';

interface WorkCellProps {
  part: WorkPart;
  standing: Standing;
  isOverdue: boolean;
}

/** What a cell says about the work on a row; what comes from the topic is quiet. */
export function WorkCell({ part, standing, isOverdue }: WorkCellProps) {
  const { owner, isOwnerOfTopic, dueOn, isDueOfTopic, review } = standing;
  if (part === 'owner') {
    const words = sayOwner(standing);
    return (
      <span className={cn('truncate', (owner === null || isOwnerOfTopic) && 'text-muted')} title={words}>
        {words}
        {isOwnerOfTopic ? <span className="sr-only"> ({say.ofTopic})</span> : null}
      </span>
    );
  }
  if (part === 'due') {
    if (dueOn === null) return <span className="text-muted">{say.noDay}</span>;
    return (
      <span
        className={cn('figures truncate', isDueOfTopic && 'text-muted', isOverdue && 'font-medium text-danger')}
        title={isOverdue ? say.overdue(dueOn) : isDueOfTopic ? say.ofTopic : undefined}
      >
        {formatDue(dueOn)}
      </span>
    );
  }
  return <span className={cn('truncate', review === 'open' && 'text-muted')}>{say.states[review]}</span>;
}
