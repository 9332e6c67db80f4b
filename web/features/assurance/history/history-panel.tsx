import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { LineActions } from '#web/features/assurance/undo/line-actions.tsx';
import { assessmentsQuery, useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { RecordSheet } from '#web/ui/overlays/record-sheet.tsx';
import { ActivityFailed } from './activity.tsx';
import { type HistorySubject, subjectQuery } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { historyMessages, activityMessages as say } from './messages.ts';
import { useChanges } from './use-changes.ts';
import { Waiting } from './waiting.tsx';

interface HistoryPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  subject: HistorySubject;
  name: string;
  /** If omitted, the current draft, otherwise the newest assessment. */
  assessmentId: AssessmentId | undefined;
}

/** A side panel that shows who changed a subject, when, from which value to which, and why. */
export function HistoryPanel({ isOpen, onOpenChange, subject, name, assessmentId }: HistoryPanelProps) {
  const draft = useOpenAssessment()?.draft?.assessment.id;
  const named = assessmentId ?? draft;
  const { data } = useQuery({ ...assessmentsQuery, enabled: isOpen });
  const of = named ?? data?.[0]?.id;
  const isDraft = of === draft || data?.find(({ id }) => id === of)?.status === 'draft';
  return (
    <RecordSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={historyMessages.historyOf(name)}
      title={historyMessages.history}
      subtitle={name}
      closeLabel={say.close}
      action={
        <LinkButton as={Link} to={`${screens.activity.path}${of ? `?assessment=${of}` : ''}`} size="sm" variant="ghost">
          {say.openActivity}
        </LinkButton>
      }
    >
      {of ? (
        <Told assessmentId={of} subject={subject} isDraft={isDraft} />
      ) : data ? (
        <Nothing view="all" />
      ) : (
        <Waiting rows={5} />
      )}
    </RecordSheet>
  );
}

interface LinesProps {
  assessmentId: AssessmentId;
  subject: HistorySubject;
  isDraft: boolean;
}

const views = [
  { value: 'all', label: say.allChanges },
  { value: 'decisions', label: say.decisions },
] as const;
type View = (typeof views)[number]['value'];

/** Whether the subject can have decisions that need a reason. */
const isDecidedOf = ({ noun }: HistorySubject) =>
  noun === undefined || noun === 'component' || noun === 'score' || noun === 'selection';

/** All changes, or only the decisions with their reasons. */
function Told({ subject, ...props }: LinesProps) {
  const [view, setView] = useState<View>('all');
  return (
    <>
      {isDecidedOf(subject) ? (
        <div className="flex flex-col gap-1.5 border-b px-4 py-2.5 sm:px-5 print:hidden">
          <Segmented label={say.shown} options={views} value={view} onValueChange={setView} className="self-start" />
          {view === 'decisions' ? <p className="text-xs text-muted">{say.decisionsText}</p> : null}
        </div>
      ) : null}
      <Lines {...props} subject={subject} view={view} />
    </>
  );
}

function Lines({ assessmentId, subject, isDraft, view }: LinesProps & { view: View }) {
  const changes = useChanges(subjectQuery(assessmentId, subject, view));
  const { data, error, isFetching, refetch } = changes;
  if (data)
    return data.changes.length === 0 && data.next === null ? (
      <Nothing view={view} />
    ) : (
      <ChangeList
        assessmentId={assessmentId}
        of={changes}
        draftId={isDraft ? assessmentId : undefined}
        actionFor={(change) =>
          view === 'all' ? <LineActions assessmentId={assessmentId} change={change} isDraft={isDraft} /> : null
        }
      />
    );
  return error ? (
    <ActivityFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Waiting rows={5} />
  );
}

const Nothing = ({ view }: { view: View }) =>
  view === 'all' ? (
    <EmptyState title={say.noHistory} description={say.noHistoryText} />
  ) : (
    <EmptyState title={say.noDecisions} description={say.noDecisionsText} />
  );
