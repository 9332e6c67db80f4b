import { Skeleton, SkeletonText } from '#web/ui/display/skeleton.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { wizardMessages as say } from './messages.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

interface AssessmentLoadingProps {
  /** The section's name and description, if the address names it. */
  heading?: string | undefined;
  text?: string | undefined;
}

/** The wizard while the assessment is loading. */
export function AssessmentLoading(props: AssessmentLoadingProps) {
  return (
    <>
      <PageTitle>{props.heading ?? say.title}</PageTitle>
      <AssessmentOutline {...props} />
    </>
  );
}

/** The wizard's outline, with each part where the wizard will have it. */
export function AssessmentOutline({ heading, text }: AssessmentLoadingProps) {
  return (
    <div className="w-full page-width px-4 pt-5 pb-10 sm:px-6 sm:pt-4">
      <h1 className="sr-only">{say.title}</h1>
      <div aria-hidden="true">
        <div className="@container">
          <div className="grid gap-1.5 sm:grid-cols-2 @lg:grid-cols-3 @5xl:grid-cols-6 @5xl:gap-2">
            {CARDS.map((card) => (
              <Skeleton key={card} className="h-11 not-first:max-sm:hidden @2xl:h-14" />
            ))}
          </div>
        </div>
      </div>
      <div className="mt-4 mb-4 sm:mt-3">
        <Spinner label={say.loading} className="h-4 text-xs" />
        <div className="mt-0.5 sm:mt-1.5">
          {heading ? (
            <p className="headline w-fit text-lg text-balance sm:text-xl">{heading}</p>
          ) : (
            <Skeleton className="mt-1 h-8 w-72 max-w-full" />
          )}
          {text ? <p className="mt-0.5 max-w-prose text-sm text-pretty text-muted xl:max-w-none">{text}</p> : null}
        </div>
      </div>
      <div aria-hidden="true">
        <SectionSkeleton />
      </div>
    </div>
  );
}

/** The body of a section while its file is loading. */
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
