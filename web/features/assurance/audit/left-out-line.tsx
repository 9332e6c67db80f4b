import type { AuditMark } from '#contract/audit.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { AddReason } from '#web/features/assurance/later-reasons/add-reason.tsx';
import { leftOutMessages as say } from '#web/features/assurance/left-out/messages.ts';
import { cn } from '#web/lib/cn.ts';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import type { LeftOutEntry } from './left-out-records.ts';
import { AskedMark, RecordActs, RecordMarks } from './marking.tsx';
import { auditRoomMessages } from './messages.ts';

interface LeftOutLineProps {
  /** The id of the button that opens it. */
  id: string;
  record: LeftOutEntry;
  /** Where a missing reason can be added; null if the assessment is completed. */
  draftId: AssessmentId | null;
  marks: readonly AuditMark[];
  /** Whether there is a question about it. */
  isAsked: boolean;
  onOpen: () => void;
  /** Null for people who may only look: saves the mark with its note; a null note removes it. */
  onMark: ((note: string | null) => void) | null;
  onAsk: (() => void) | null;
}

/** A record that was left out: its name, in full why it was left out, and in small text by whom and what it was. */
export function LeftOutLine(props: LeftOutLineProps) {
  const { id, record, draftId, marks, isAsked, onOpen, onMark, onAsk } = props;
  const { topic, reasons, facts, lacking } = record;
  return (
    <li
      className={cn(
        'grid gap-x-6 gap-y-1 py-2.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        onMark || onAsk ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_11rem]' : '',
      )}
    >
      <div className="flex min-w-0 items-baseline gap-2 md:-mt-0.5">
        {topic ? <EsgTag category={topic.category} text={topic.code} className="min-w-14" /> : null}
        <button
          id={id}
          type="button"
          dir="auto"
          aria-label={auditRoomMessages.open(record.name)}
          onClick={onOpen}
          className="min-h-6 min-w-0 rounded-sm text-left font-medium break-words hover:text-accent hover:underline"
        >
          {topic ? topic.name : record.name}
        </button>
        <AskedMark isAsked={isAsked} />
      </div>
      <div className="min-w-0 text-sm">
        {reasons.map((reason) =>
          reason === null ? (
            <p key="" className="text-warning">
              {say.noReason}
            </p>
          ) : (
            <p key={reason} dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
              {reason}
            </p>
          ),
        )}
        <p className="mt-0.5 text-xs text-muted empty:hidden">{facts.length > 0 ? <Facts facts={facts} /> : null}</p>
        {lacking !== null && draftId ? (
          <div className="mt-1.5 empty:hidden">
            <AddReason
              asked={{ assessmentId: draftId, line: lacking }}
              kind={record.group === 'deleted' ? 'delete' : 'aside'}
              what={record.name}
            />
          </div>
        ) : null}
        <RecordMarks name={record.name} marks={marks} onMark={onMark} />
      </div>
      {onMark || onAsk ? (
        <div className="md:col-start-2 lg:col-start-3 lg:row-start-1 lg:justify-self-end">
          <RecordActs name={record.name} marks={marks} onMark={onMark} onAsk={onAsk} />
        </div>
      ) : null}
    </li>
  );
}
