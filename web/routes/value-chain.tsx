import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { openAssessmentQuery } from '#web/features/assessment/api.ts';
import { NameWithState } from '#web/features/sign-off/name-with-state.tsx';
import { chainMessages as say } from '#web/features/value-chain/messages.ts';
import { ValueChain } from '#web/features/value-chain/value-chain.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The value chain: the draft that is worked on, its activities from raw materials to the end of life. */
export default function ValueChainScreen() {
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  return (
    <div className="mx-auto flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader
        title={say.title}
        subtitle={data?.draft ? <NameWithState assessment={data.draft.assessment} /> : say.subtitle}
      />
      {data?.draft ? (
        <ValueChain key={data.draft.assessment.id} whole={data.draft} />
      ) : data ? (
        <Card>
          <EmptyState
            title={say.noDraft}
            description={say.noDraftText}
            action={
              <LinkButton as={Link} to={screens.assessment.path} variant="primary">
                {say.openQuestionnaire}
              </LinkButton>
            }
          />
        </Card>
      ) : isError ? (
        <ErrorState title={say.failed} description={say.failedText} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.loading} />
      )}
    </div>
  );
}
