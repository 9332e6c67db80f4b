import { ArrowRight } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { uiMessages as say } from '../messages.ts';

interface FromToProps {
  label: string;
  from: string;
  to: string;
  /** The difference, if both are numbers. */
  by?: number | null;
  /** The label is above, so that neighbouring fields line up. */
  isStacked?: boolean;
}

/** How many characters fit side by side; longer values are placed one below the other. */
const SHORT = 80;

/** The earlier and the current value of something; only one if they are the same. */
export function FromTo({ label, from, to, by = null, isStacked = false }: FromToProps) {
  if (from !== to && from.length + to.length > SHORT) return <Texts label={label} from={from} to={to} />;
  return (
    <div className="flex min-w-0 flex-wrap content-start items-baseline gap-x-2">
      <dt className={cn('text-muted', isStacked && 'md:basis-full')}>{label}</dt>
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
        {by === null || by === 0 ? null : <span className="text-muted">{say.changedBy(by)}</span>}
      </dd>
    </div>
  );
}

function Texts({ label, from, to }: Pick<FromToProps, 'label' | 'from' | 'to'>) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="flex max-w-prose min-w-0 flex-col gap-1 border-l-2 pl-3 wrap-anywhere whitespace-pre-line">
        <span dir="auto" className="text-muted">
          {from}
        </span>
        <span className="sr-only">{say.becomes}</span>
        <span dir="auto">{to}</span>
      </dd>
    </div>
  );
}
