import { cn } from '#web/lib/cn.ts';
import { RecordLine } from './record-line.tsx';
import { type AuditedRecord, recordKey } from './records.ts';
import { Walk, type WalkProps } from './walk.tsx';

interface WalkedListProps extends WalkProps {
  /** The maximum number in the list; all if omitted. */
  most?: number;
  onAsk: ((record: AuditedRecord) => void) | null;
  /** Whether there is a question about it. */
  isAsked: (record: AuditedRecord) => boolean;
  className?: string;
}

/** A list of records, each of which opens the walk through them. */
export function WalkedList({ most, onAsk, isAsked, className, ...walk }: WalkedListProps) {
  const { records, idOf, marksOf, onMark, onPlace } = walk;
  return (
    <>
      <ul className={cn('divide-y empty:hidden', className)}>
        {records.slice(0, most).map((record, index) => (
          <RecordLine
            key={recordKey(record)}
            id={idOf(record)}
            record={record}
            marks={marksOf(record)}
            isAsked={isAsked(record)}
            onOpen={() => onPlace(index)}
            onMark={onMark && ((note) => onMark(record, note))}
            onAsk={onAsk && (() => onAsk(record))}
          />
        ))}
      </ul>
      <Walk {...walk} />
    </>
  );
}
