import { measureItemId } from '#domain/chat/places.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { measureKinds, measureStates } from '#domain/measures/fields.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { whyIdle } from '#domain/measures/net-score.ts';
import { labelOf } from '#domain/reference/option.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { EntryTools } from '#web/features/assurance/record-menu/entry-tools.tsx';
import { formatDay } from '#web/lib/format-day.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { measureMessages as say } from './messages.ts';

interface MeasureListProps<Row> {
  /** Null if a record is shown on its own, without buttons for evidence and comments. */
  assessmentId: AssessmentId | null;
  /** The evidence for them is shown, but cannot be added. */
  isFrozen: boolean;
  measures: readonly Row[];
  /** The first day of the financial year. */
  yearStart: string;
  acts: { onEdit: (row: Row) => void; onDelete: (row: Row) => void } | null;
  /** Its comments are shown below it, so there is no button for them. */
  commentsBelow?: boolean;
}

/** Measures with their details, and whether each can lower a score. */
export function MeasureList<Row extends Omit<Measure, 'componentId'>>({
  assessmentId,
  isFrozen,
  measures,
  yearStart,
  acts,
  commentsBelow = false,
}: MeasureListProps<Row>) {
  if (measures.length === 0) return <p className="text-sm text-muted">{say.none}</p>;
  return (
    <ul className="divide-y border-y text-sm">
      {measures.map((row) => {
        const idle = whyIdle(row, yearStart);
        const facts = [
          labelOf(measureStates, row.state),
          row.since === '' ? '' : (row.state === 'implemented' ? say.since : say.from)(formatDay(row.since)),
          row.owner.trim() === '' ? '' : say.responsible(row.owner),
        ].filter((fact) => fact !== '');
        return (
          <li
            key={row.id}
            id={measureItemId(row.id)}
            tabIndex={-1}
            className="group/record -mx-2 flex flex-wrap items-start gap-x-2 rounded-sm px-2 py-2.5"
          >
            <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
              <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                <span dir="auto" className="font-medium break-words">
                  {row.title}
                </span>
                <Badge>{labelOf(measureKinds, row.kind)}</Badge>
              </p>
              <p className="text-xs text-muted">{facts.join(', ')}</p>
              {row.effectReason.trim() === '' ? null : (
                <p dir="auto" className="text-xs break-words whitespace-pre-wrap text-muted">
                  {row.effectReason}
                </p>
              )}
              <p className="text-xs font-medium">{idle === null ? say.counts : say.idle[idle]}</p>
            </div>
            {assessmentId === null ? null : (
              <div className="-my-1 ml-auto flex shrink-0">
                <Tools {...{ assessmentId, isFrozen, row, acts, commentsBelow }} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ToolsProps<Row> extends Pick<MeasureListProps<Row>, 'isFrozen' | 'acts' | 'commentsBelow'> {
  assessmentId: AssessmentId;
  row: Row;
}

/** One menu where the measure can be changed; elsewhere only what can be read. */
function Tools<Row extends Omit<Measure, 'componentId'>>(props: ToolsProps<Row>) {
  const { assessmentId, isFrozen, row, acts, commentsBelow } = props;
  const record = { noun: 'measure', recordId: row.id } as const;
  if (acts)
    return (
      <EntryTools
        {...{ assessmentId, record }}
        name={row.title}
        menuId={`menu-of-${row.id}`}
        subject={{ noun: 'measure', id: row.id }}
        onEdit={() => acts.onEdit(row)}
        onDelete={() => acts.onDelete(row)}
      />
    );
  return (
    <>
      <EvidenceButton {...{ assessmentId, record }} name={row.title} isReadOnly={isFrozen} />
      {commentsBelow ? null : <CommentsButton {...{ assessmentId, record }} name={row.title} />}
    </>
  );
}
