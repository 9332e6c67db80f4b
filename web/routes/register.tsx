import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { openAssessmentQuery } from '#web/features/assessment/api.ts';
import { registerMessages as say } from '#web/features/register/messages.ts';
import { Register } from '#web/features/register/register.tsx';
import { NameWithState } from '#web/features/sign-off/name-with-state.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The register: the draft that is worked on, all its impacts, risks and opportunities in one table. */
export default function RegisterScreen() {
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  return (
    // As high as what the header leaves: the rows scroll, search and headings stay in view.
    <div className="flex h-[calc(100dvh-3.5rem)] min-h-96 flex-col gap-3 px-4 pt-5 pb-3 sm:px-6">
      <PageHeader
        title={say.title}
        subtitle={data?.draft ? <NameWithState assessment={data.draft.assessment} /> : say.subtitle}
      />
      {data?.draft ? (
        <Register key={data.draft.assessment.id} whole={data.draft} />
      ) : data ? (
        <EmptyState
          title={say.noDraft}
          description={say.noDraftText}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <LinkButton as={Link} to={screens.assessment.path}>
                {say.openQuestionnaire}
              </LinkButton>
              <LinkButton as={Link} to={screens.results.path}>
                {say.openResults}
              </LinkButton>
            </span>
          }
        />
      ) : isError ? (
        <ErrorState title={say.failed} description={say.failedText} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className="grid flex-1 place-items-center">
          <Spinner label={say.loading} />
        </div>
      )}
    </div>
  );
}
