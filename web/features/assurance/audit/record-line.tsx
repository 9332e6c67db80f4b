import type { AuditMark } from '#contract/audit.ts';
import { RecordActs, RecordMarks } from './marking.tsx';
import { auditRoomMessages as say } from './messages.ts';
import type { AuditedRecord } from './records.ts';

interface RecordLineProps {
  /** The id of the button that opens it. */
  id: string;
  record: AuditedRecord;
  marks: readonly AuditMark[];
  onOpen: () => void;
  /** Null for people who may only look: saves the mark with its note; a null note removes it. */
  onMark: ((note: string | null) => void) | null;
  onAsk: (() => void) | null;
}

/** One record: its name, who has looked at it, and the auditor's actions. */
export function RecordLine({ id, record, marks, onOpen, onMark, onAsk }: RecordLineProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <button
          id={id}
          type="button"
          dir="auto"
          aria-label={say.open(record.name)}
          onClick={onOpen}
          className="min-h-6 max-w-full rounded-sm text-left font-medium break-words hover:text-accent hover:underline"
        >
          {record.name}
        </button>
        {record.detail ? (
          <p dir="auto" className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">
            {record.detail}
          </p>
        ) : null}
        <RecordMarks name={record.name} marks={marks} onMark={onMark} />
      </div>
      <RecordActs name={record.name} marks={marks} onMark={onMark} onAsk={onAsk} />
    </li>
  );
}
