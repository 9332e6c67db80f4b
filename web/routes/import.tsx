import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { screens } from '#contract/screens.ts';
import { NameWithState } from '#web/features/assurance/sign-off/name-with-state.tsx';
import { importMessages as say } from '#web/features/documents/imports/messages.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { NothingHere } from '#web/features/questionnaire/assessment/nothing-here.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Loads the rules as well, which are not needed until a file has been chosen. */
const ImportSteps = lazy(() => import('#web/features/documents/imports/import-steps.tsx'));

/** Imports impacts, risks and opportunities from a workbook or CSV file into the current draft. */
export default function ImportScreen() {
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  const draft = data?.draft ?? null;
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader
        title={say.title}
        subtitle={say.subtitle}
        actions={draft ? <NameWithState assessment={draft.assessment} /> : null}
      />
      {draft ? (
        <Suspense fallback={<Spinner label={say.loading} className="min-h-40" />}>
          <ImportSteps key={draft.assessment.id} whole={draft} />
        </Suspense>
      ) : data ? (
        <Card>
          <NothingHere
            title={say.noDraft}
            description={say.noDraftText}
            to={screens.assessment.path}
            way={say.openQuestionnaire}
          />
        </Card>
      ) : isError ? (
        <ErrorState title={say.failed} description={say.failedText} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.loading} className="min-h-40" />
      )}
    </div>
  );
}
