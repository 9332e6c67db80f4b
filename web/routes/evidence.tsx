import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { AddForRecord } from '#web/features/assurance/evidence/add-for-record.tsx';
import { evidenceQuery } from '#web/features/assurance/evidence/api.ts';
import { EvidenceLibrary } from '#web/features/assurance/evidence/evidence-library.tsx';
import { evidenceMessages as say } from '#web/features/assurance/evidence/messages.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { NothingHere } from '#web/features/questionnaire/assessment/nothing-here.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** All evidence of the company, with how often the draft uses it, or the latest completed assessment if there is no draft. */
export default function EvidenceScreen() {
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  const assessmentId: AssessmentId | undefined = data?.draft?.assessment.id ?? data?.latestCompleted?.id;
  const mayEdit = useMay('evidence.edit');
  const [isAdding, setAdding] = useState(false);
  const draft = mayEdit ? data?.draft : null;
  const add = draft ? (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {say.add}
    </Button>
  ) : null;
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader
        title={say.screenTitle}
        subtitle={say.screenText}
        actions={assessmentId && add ? <WithPieces assessmentId={assessmentId}>{add}</WithPieces> : null}
      />
      {assessmentId ? (
        <EvidenceLibrary
          assessmentId={assessmentId}
          firstSteps={
            add && (
              <>
                {add}
                <LinkButton as={Link} to={screens.assessment.path}>
                  {say.openQuestionnaire}
                </LinkButton>
              </>
            )
          }
        />
      ) : data ? (
        <Card>
          <NothingHere
            title={say.noAssessment}
            description={say.noAssessmentText}
            to={screens.assessment.path}
            way={say.openQuestionnaire}
          />
        </Card>
      ) : isError ? (
        <ErrorState title={say.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.loading} />
      )}
      {draft ? <AddForRecord isOpen={isAdding} onOpenChange={setAdding} whole={draft} /> : null}
    </div>
  );
}

/** Its children once there is evidence; until then, the empty list has the button. */
function WithPieces({ assessmentId, children }: { assessmentId: AssessmentId; children: ReactNode }) {
  const { data } = useQuery(evidenceQuery(assessmentId));
  return data && data.evidence.length > 0 ? children : null;
}
