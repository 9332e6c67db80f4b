import { ArrowRight } from 'lucide-react';
import { compareMessages as say } from './messages.ts';

interface FromToProps {
  label: string;
  from: string;
  to: string;
  /** By how much, where both are numbers. */
  by?: number | null;
}

/** What something was and is; once where it is the same. */
export function FromTo({ label, from, to, by = null }: FromToProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 wrap-anywhere whitespace-pre-line">
        {from === to ? null : (
          <>
            <span dir="auto" className="min-w-0 text-muted">
              {from}
            </span>
            <ArrowRight role="img" aria-label={say.becomes} className="size-3 shrink-0 self-center text-faint" />
          </>
        )}
        <span dir="auto" className={from === to ? 'min-w-0' : 'min-w-0 font-medium'}>
          {to}
        </span>
        {by === null || by === 0 ? null : <span className="text-muted">{say.by(by)}</span>}
      </dd>
    </div>
  );
}
