import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { lastDayOf } from '#domain/people/audit.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { auditRoomMessages as say } from '#web/features/assurance/audit/messages.ts';
import { Room } from '#web/features/assurance/audit/room.tsx';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The auditor's screen: for the newest assessment that they may read, or for the one that the address names. */
export default function AuditScreen() {
  const [params, setParams] = useSearchParams();
  const { audit } = useSession();
  const { data: assessments, isError, isFetching, refetch } = useQuery(assessmentsQuery);
  const shown = assessments?.find(({ id }) => id === params.get('assessment')) ?? assessments?.[0];
  return (
    <div className="mx-auto flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader
        title={say.title}
        subtitle={audit ? say.until(lastDayOf(new Date(audit.until))) : say.forMembers}
        actions={
          assessments && shown ? (
            <Field label={say.title} hideLabel className="w-full sm:w-80">
              <Select
                value={shown.id}
                options={assessments.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(event) => setParams({ assessment: event.target.value }, { preventScrollReset: true })}
              />
            </Field>
          ) : null
        }
      />
      {shown ? (
        <Room key={shown.id} assessmentId={shown.id} />
      ) : assessments ? (
        <Card>
          <EmptyState title={say.none} />
        </Card>
      ) : isError ? (
        <ErrorState title={say.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <LoadingCard label={say.loading} />
      )}
    </div>
  );
}
