import { PageTitle } from '#web/ui/page-title.tsx';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { wizardMessages as say } from './messages.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The wizard's outline while the assessment is on its way. */
export function AssessmentLoading() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 pb-10 sm:px-6">
      <PageTitle>{say.title}</PageTitle>
      <div aria-hidden="true">
        <div className="@container">
          <div className="grid grid-cols-6 gap-1.5 @2xl:grid-cols-3 @2xl:gap-2.5 @5xl:grid-cols-6">
            {CARDS.map((card) => (
              <Skeleton key={card} className="h-11 @2xl:h-28" />
            ))}
          </div>
        </div>
      </div>
      <Spinner label={say.loading} className="mt-7 text-sm" />
      <div aria-hidden="true">
        <Skeleton className="mt-2 h-8 w-72 max-w-full" />
        <SectionSkeleton />
      </div>
    </div>
  );
}

/** A section's body while its file is on its way. */
export function SectionSkeleton() {
  return (
    <div className="mt-6 grid gap-6">
      <SkeletonText lines={2} />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-24" />
    </div>
  );
}
