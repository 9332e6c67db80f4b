import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import type { AssessmentShape, WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { MentionedYou, OpenComments } from '#web/features/assurance/comments/home-comments.tsx';
import { LinkedComments } from '#web/features/assurance/comments/linked-comments.tsx';
import { useReasonGaps } from '#web/features/assurance/left-out/use-reason-gaps.ts';
import { NameWithState } from '#web/features/assurance/sign-off/name-with-state.tsx';
import { MailNotice } from '#web/features/company/company/mail-notice.tsx';
import type { OpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { ChainCoverage } from '#web/features/questionnaire/value-chain/chain-coverage.tsx';
import { NotFinal } from '#web/features/results/finish/not-final.tsx';
import { homeQuery } from '#web/features/shell/home/api.ts';
import { useLastVisit } from '#web/features/shell/home/last-visit.ts';
import { homeMessages as say } from '#web/features/shell/home/messages.ts';
import { Mine, useReviewed } from '#web/features/shell/home/mine.tsx';
import { AuditList, ContinueButton, OpenList } from '#web/features/shell/home/open-list.tsx';
import { SectionStates, StandardStates } from '#web/features/shell/home/progress-lists.tsx';
import { RecentChanges } from '#web/features/shell/home/recent-changes.tsx';
import { ReviewLeft } from '#web/features/shell/home/review-left.tsx';
import { useBlocksLoaded } from '#web/features/shell/home/use-blocks-loaded.ts';
import { HereNow } from '#web/features/shell/presence/here-now.tsx';
import { cn } from '#web/lib/cn.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const FirstSteps = lazy(async () => ({
  default: (await import('#web/features/results/dashboard/first-steps.tsx')).FirstSteps,
}));
const HomeQuestions = lazy(() => import('#web/features/assurance/audit/home-questions.tsx'));
const Finish = lazy(async () => ({ default: (await import('#web/features/results/finish/finish.tsx')).Finish }));
const OpenDecisions = lazy(() => import('#web/features/results/topic-decisions/open-decisions.tsx'));

/** Home: what is open in the current assessment, how far it has progressed, and what has changed. */
export default function HomeScreen() {
  const { data, isError, isFetching, refetch } = useQuery(homeQuery);
  const { company } = useSession();
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader
        title={say.title}
        subtitle={data?.draft ? <NameWithState assessment={data.draft.assessment} /> : company?.name}
        actions={data?.draft && data.draft.components.length > 0 ? <ContinueButton data={data.draft} /> : null}
      />
      <MailNotice />
      {data?.draft ? (
        <Suspense fallback={<Spinner label={say.loading} />}>
          <Work key={data.draft.assessment.id} whole={data.draft} latestCompleted={data.latestCompleted} />
        </Suspense>
      ) : data && !data.latestCompleted ? (
        <Suspense fallback={<Spinner label={say.loading} />}>
          <FirstSteps isStandardConfirmed={false} />
        </Suspense>
      ) : data?.latestCompleted ? (
        <Completed completed={data.latestCompleted} />
      ) : isError ? (
        <ErrorState title={say.failed} description={say.failedText} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.loading} />
      )}
      {data && !data.draft && data.latestCompleted ? (
        <Suspense>
          <HomeQuestions assessmentId={data.latestCompleted.id} name={data.latestCompleted.name} />
        </Suspense>
      ) : null}
      <LinkedComments whole={data?.draft} />
    </div>
  );
}

/** Between two assessments: until the last signature, what is left to do for the result; then, what comes next. */
function Completed({ completed }: { completed: AssessmentShape }) {
  const isFinal = finalityOf(completed) === 'final';
  return (
    <>
      <section aria-labelledby="completed" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="completed" className="headline text-lg">
            {isFinal ? say.completed : say.notFinal}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{isFinal ? say.completedText : say.notFinalText}</p>
        </div>
        <LinkButton as={Link} to={screens.assessment.path} variant={isFinal ? 'primary' : 'secondary'}>
          {say.startNext}
        </LinkButton>
      </section>
      <MentionedYou assessmentId={completed.id} name={completed.name} />
      <Suspense fallback={<Spinner label={say.loading} />}>
        <Finish completed={completed} />
      </Suspense>
    </>
  );
}

/** The draft: what is left of it. Until it has an entry, the plan is shown first, with the progress of each step. */
function Work({ whole, latestCompleted }: Pick<OpenAssessment, 'latestCompleted'> & { whole: WholeAssessment }) {
  const { user } = useSession();
  const since = useLastVisit(user?.id ?? '');
  const isLoaded = useBlocksLoaded(whole.assessment.id);
  const isBeginning = whole.components.length === 0;
  const data = useReasonGaps(whole);
  const reviewed = useReviewed(whole);
  const progress = useMemo(() => wizardProgress(data), [data]);
  return (
    <div className="relative">
      {isLoaded ? null : <Spinner label={say.loading} className="absolute" />}
      {isBeginning ? (
        <div className={cn('mb-10', !isLoaded && 'invisible')}>
          <Suspense>
            <FirstSteps
              progress={progress}
              isStandardConfirmed={!whole.assessment.esrsVersionToBeConfirmed}
              financialYearStart={whole.assessment.financialYearStart}
            />
          </Suspense>
        </div>
      ) : null}
      <div
        className={cn(
          !isLoaded && 'invisible',
          'grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0',
        )}
      >
        {/* First on a narrow screen; on a wide one, at the top of the second column. */}
        <div className="min-w-0 empty:hidden lg:col-start-2 lg:row-start-1 lg:pb-8">
          <HereNow data={whole} />
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {latestCompleted ? (
            <>
              <NotFinal completed={latestCompleted} />
              <MentionedYou assessmentId={latestCompleted.id} name={latestCompleted.name} />
            </>
          ) : null}
          <ReviewLeft whole={whole} />
          <Mine whole={whole} hidesEmpty={isBeginning} />
          <MentionedYou assessmentId={whole.assessment.id} elsewhere={reviewed} />
          <HomeQuestions assessmentId={whole.assessment.id} elsewhere={reviewed} />
          {latestCompleted ? <HomeQuestions assessmentId={latestCompleted.id} name={latestCompleted.name} /> : null}
          <OpenList data={data} progress={progress} isShort={isBeginning} />
          <OpenDecisions whole={whole} />
          <RecentChanges assessmentId={whole.assessment.id} since={since} hidesEmpty={isBeginning} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-2 lg:row-start-2">
          <OpenComments assessmentId={whole.assessment.id} hidesEmpty={isBeginning} />
          {isBeginning ? null : (
            <>
              <SectionStates progress={progress} />
              <StandardStates data={whole} />
            </>
          )}
          {isBeginning && whole.activities.length === 0 ? null : <ChainCoverage whole={whole} />}
          {isBeginning ? null : <AuditList data={whole} />}
        </div>
      </div>
    </div>
  );
}
