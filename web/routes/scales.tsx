import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/features/account/session/use-session.ts';
import { wordingsQuery } from '#web/features/register/scales/api.ts';
import { scalesMessages as say } from '#web/features/register/scales/messages.ts';
import { ScaleList } from '#web/features/register/scales/scale-list.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** What the steps of the company's scales mean (product P66). */
export default function ScalesScreen() {
  const { company } = useSession();
  const { data, isError, isFetching, refetch } = useQuery(wordingsQuery);
  return (
    <div className="flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader title={say.title} subtitle={say.subtitle} />
      {data && company ? (
        <ScaleList companyId={company.id} saved={data} />
      ) : isError ? (
        <ErrorState title={say.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.loading} className="min-h-40" />
      )}
    </div>
  );
}
