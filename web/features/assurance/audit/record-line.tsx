import type { AuditMark } from '#contract/audit.ts';
import { cn } from '#web/lib/cn.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { AskedMark, RecordActs, RecordMarks } from './marking.tsx';
import { auditRoomMessages as say } from './messages.ts';
import type { AuditedRecord } from './records.ts';

interface RecordLineProps {
  /** The id of the button that opens it. */
  id: string;
  record: AuditedRecord;
  marks: readonly AuditMark[];
  /** Whether there is a question about it. */
  isAsked: boolean;
  onOpen: () => void;
  /** Null for people who may only look: saves the mark with its note; a null note removes it. */
  onMark: ((note: string | null) => void) | null;
  onAsk: (() => void) | null;
}

/** One record in one line: its name, what it is, its score, and the auditor's actions. Below it, who checked it. */
export function RecordLine({ id, record, marks, isAsked, onOpen, onMark, onAsk }: RecordLineProps) {
  const { name, detail, score } = record;
  return (
    <li
      className={cn(
        'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-2 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_4.5rem]',
        (onMark || onAsk) && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_4.5rem_11rem]',
      )}
    >
      <button
        id={id}
        type="button"
        dir="auto"
        aria-label={say.open(name)}
        onClick={onOpen}
        className="min-h-6 max-w-full justify-self-start rounded-sm text-left font-medium break-words hover:text-accent hover:underline"
      >
        {name}
      </button>
      <div className="col-span-2 col-start-1 flex min-w-0 items-baseline gap-2 text-sm text-muted md:col-span-1 md:col-start-2">
        <span dir="auto" className="line-clamp-5 min-w-0 break-words whitespace-pre-line">
          {/* Entries are told apart by facts; the others say something themselves. */}
          {record.noun === 'component' ? <Facts facts={detail.split(' · ')} /> : detail}
        </span>
        <AskedMark isAsked={isAsked} />
      </div>
      <span className="figures col-start-2 row-start-1 text-right text-sm whitespace-nowrap md:col-start-3">
        {score}
      </span>
      <div className="col-span-full min-w-0 empty:hidden md:row-start-2">
        <RecordMarks name={name} marks={marks} onMark={onMark} />
      </div>
      {onMark || onAsk ? (
        <div className="col-span-full self-center md:row-start-3 lg:col-span-1 lg:col-start-4 lg:row-start-1 lg:justify-self-end">
          <RecordActs name={name} marks={marks} onMark={onMark} onAsk={onAsk} />
        </div>
      ) : null}
    </li>
  );
}
