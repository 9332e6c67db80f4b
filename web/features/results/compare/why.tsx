import { useId, useState } from 'react';
import { type HistorySubject, subjectQuery } from '#web/features/assurance/history/api.ts';
import { ChangesByDay } from '#web/features/assurance/history/change-list.tsx';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
import { useChanges } from '#web/features/assurance/history/use-changes.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import type { ReasonsFrom } from './compared-props.ts';
import { compareMessages as say } from './messages.ts';

interface WhyProps {
  /** Its history shows what was decided again. */
  history: ReasonsFrom;
  subject: HistorySubject;
  name: string;
  /** Only changes to the record with this title, if the subject contains more. */
  title?: string;
}

/** Opens the reasons for a difference in the history, where a missing reason can be added. */
export function Why(props: WhyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={say.whyOf(props.name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="-my-1 -mr-2.5 ml-auto print:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {say.why}
      </Button>
      {isOpen ? (
        <div id={id} className="order-last basis-full overflow-hidden rounded-md border">
          <Reasons {...props} />
        </div>
      ) : null}
    </>
  );
}

function Reasons({ history, subject, name, title }: WhyProps) {
  const { assessmentId, isDraft, span, isOneAssessment } = history;
  const query = subjectQuery(assessmentId, subject, 'decisions', span);
  const { data, isError, isFetching, hasOlder, refetch } = useChanges(query);
  if (isError && !data)
    return (
      <p className="flex flex-wrap items-center gap-2 p-3 text-sm text-muted">
        {say.whyFailed}
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {say.again}
        </Button>
      </p>
    );
  if (!data) return <Spinner label={say.loading} className="p-3 text-sm" />;
  const changes = title === undefined ? data.changes : data.changes.filter((change) => change.title === title);
  return (
    <>
      {changes.length === 0 ? (
        <p className="px-4 pt-3 text-sm text-muted sm:px-5">{isOneAssessment ? say.noReasonThen : say.noReason}</p>
      ) : null}
      <ChangesByDay
        assessmentId={assessmentId}
        changes={changes}
        level={4}
        draftId={isDraft ? assessmentId : undefined}
      />
      {changes.length === 0 || hasOlder ? (
        <HistoryButton
          assessmentId={assessmentId}
          subject={subject}
          name={name}
          word={say.olderInHistory}
          className="m-1.5"
        />
      ) : null}
    </>
  );
}
