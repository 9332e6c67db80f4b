import { Check, MessageCircleQuestion } from 'lucide-react';
import type { AuditMark } from '#contract/audit.ts';
import { cn } from '#web/lib/cn.ts';
import { RecordActs, RecordMarks } from './marking.tsx';
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

/** One record in one line: whether it is checked, its name, what it is, its score, and the auditor's actions. Below it, who checked it. */
export function RecordLine({ id, record, marks, isAsked, onOpen, onMark, onAsk }: RecordLineProps) {
  return (
    <li
      className={cn(
        'grid grid-cols-[1rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 py-2',
        onMark || onAsk
          ? 'md:grid-cols-[1rem_minmax(0,1fr)_minmax(0,1fr)_5rem_auto]'
          : 'md:grid-cols-[1rem_minmax(0,4fr)_minmax(0,5fr)_5rem]',
      )}
    >
      <span className="size-4 self-center">
        {marks.length > 0 ? <Check aria-hidden="true" className="size-4 text-accent" /> : null}
      </span>
      <button
        id={id}
        type="button"
        dir="auto"
        aria-label={say.open(record.name)}
        onClick={onOpen}
        className="min-h-6 max-w-full justify-self-start rounded-sm text-left font-medium break-words hover:text-accent hover:underline"
      >
        {record.name}
      </button>
      <p className="col-start-2 flex min-w-0 items-baseline gap-2 text-sm text-muted md:col-start-3">
        <span dir="auto" className="line-clamp-5 min-w-0 break-words whitespace-pre-line">
          {record.detail}
        </span>
        {isAsked ? (
          <MessageCircleQuestion
            role="img"
            aria-label={say.hasQuestion}
            className="size-4 shrink-0 self-center text-warning"
          />
        ) : null}
      </p>
      <span className="figures col-start-3 row-start-1 text-right text-sm whitespace-nowrap md:col-start-4">
        {record.score}
      </span>
      <div className="col-start-2 col-end-4 min-w-0 empty:hidden md:col-end-[-1] md:row-start-2">
        <RecordMarks name={record.name} marks={marks} onMark={onMark} />
      </div>
      {onMark || onAsk ? (
        <div className="col-start-2 col-end-4 self-center md:col-start-5 md:col-end-6 md:row-start-1">
          <RecordActs name={record.name} marks={marks} onMark={onMark} onAsk={onAsk} />
        </div>
      ) : null}
    </li>
  );
}
