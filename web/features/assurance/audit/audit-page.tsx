import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { AssessmentId } from '#domain/ids.ts';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

interface AuditPageProps {
  texts: { title: string; none: string; failed: string; loading: string };
  subtitle: string;
  children: (assessmentId: AssessmentId) => ReactNode;
}

/** A screen about one assessment: the newest that the person may read, or the one that the address names. */
export function AuditPage({ texts, subtitle, children }: AuditPageProps) {
  const [params, setParams] = useSearchParams();
  const { data: assessments, isError, isFetching, refetch } = useQuery(assessmentsQuery);
  const shown = assessments?.find(({ id }) => id === params.get('assessment')) ?? assessments?.[0];
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader
        title={texts.title}
        subtitle={subtitle}
        actions={
          assessments && shown ? (
            <Field label={texts.title} hideLabel className="w-full sm:w-80">
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
        children(shown.id)
      ) : assessments ? (
        <Card>
          <EmptyState title={texts.none} />
        </Card>
      ) : isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <LoadingCard label={texts.loading} />
      )}
    </div>
  );
}
