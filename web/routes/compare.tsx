import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { AssessmentId } from '#domain/ids.ts';
import { ChooseTime } from '#web/features/results/compare/choose-time.tsx';
import type { Side } from '#web/features/results/compare/compared-props.ts';
import { compareMessages as say } from '#web/features/results/compare/messages.ts';
import { type AssessmentChoice, dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { ChooseAssessment } from '#web/features/results/dashboard/choose-assessment.tsx';
import { DashboardFailed } from '#web/features/results/dashboard/dashboard-failed.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Loads the rules as well, which are not needed for choosing. */
const Comparison = lazy(() => import('#web/features/results/compare/comparison.tsx'));

/**
 * Compares two assessments, or one assessment at two times: those that the address names, or by default the one of the dashboard and that
 * of the year before.
 */
export default function CompareScreen() {
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(null));
  const choices = data?.choices ?? [];
  const named = params.get('later') ?? data?.dashboard?.assessment.id ?? choices[0]?.id ?? null;
  const pair = pairOf(choices, params.get('earlier'), named);
  const earlier = pair && { assessmentId: pair.earlier, at: params.get('earlierAt') };
  const later = pair && { assessmentId: pair.later, at: params.get('laterAt') };
  const show = (from: Side, to: Side) =>
    setParams(
      {
        earlier: from.assessmentId,
        ...(from.at && { earlierAt: from.at }),
        later: to.assessmentId,
        ...(to.at && { laterAt: to.at }),
      },
      { replace: true },
    );
  return (
    <div className="flex w-full max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader title={say.title} subtitle={say.subtitle} />
      {!data && error ? (
        <DashboardFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner label={say.loading} className="min-h-40" />
      ) : !earlier || !later ? (
        <Card>
          <EmptyState title={say.none} description={say.noneText} />
        </Card>
      ) : (
        <>
          <div className="grid gap-x-4 gap-y-6 md:grid-cols-2">
            <ChooseSide side="from" choices={choices} chosen={earlier} onChoose={(side) => show(side, later)} />
            <ChooseSide side="to" choices={choices} chosen={later} onChoose={(side) => show(earlier, side)} />
          </div>
          {earlier.assessmentId === later.assessmentId && earlier.at === later.at ? (
            <Card>
              <EmptyState title={say.same} description={say.sameText} />
            </Card>
          ) : isReversed(earlier, later) ? (
            <Card>
              <EmptyState
                title={say.reversed}
                action={<Button onClick={() => show(later, earlier)}>{say.swap}</Button>}
              />
            </Card>
          ) : (
            <Suspense fallback={<Spinner label={say.loading} className="min-h-40" />}>
              <Comparison
                key={`${earlier.assessmentId} ${earlier.at} ${later.assessmentId} ${later.at}`}
                earlier={earlier}
                later={later}
                isDraft={choices.some(({ id, status }) => id === later.assessmentId && status === 'draft')}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

interface ChooseSideProps {
  side: 'from' | 'to';
  choices: readonly AssessmentChoice[];
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** Chooses an assessment and a time. If another assessment is chosen, it is shown as it is now. */
function ChooseSide({ side, choices, chosen, onChoose }: ChooseSideProps) {
  const { assessmentId, at } = chosen;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ChooseAssessment
        label={say[side]}
        choices={choices}
        chosen={assessmentId}
        onChoose={(id) => onChoose({ assessmentId: id as AssessmentId, at: null })}
      />
      <ChooseTime
        key={assessmentId}
        side={side}
        assessmentId={assessmentId}
        at={at}
        onChoose={(time) => onChoose({ assessmentId, at: time })}
      />
    </div>
  );
}

/** Whether the later time of the same assessment comes first. */
function isReversed(earlier: Side, later: Side): boolean {
  if (earlier.assessmentId !== later.assessmentId) return false;
  return earlier.at === null || (later.at !== null && Date.parse(earlier.at) > Date.parse(later.at));
}

/**
 * The assessment to compare with a given one: the one with results of the latest earlier financial year; otherwise any other, in the
 * order of their years; otherwise the same one.
 */
function pairOf(choices: readonly AssessmentChoice[], earlier: string | null, named: string | null) {
  if (named === null) return null;
  const [from, to] = earlier === null ? besideNamed(choices, named) : [earlier, named];
  return { earlier: from as AssessmentId, later: to as AssessmentId };
}

function besideNamed(choices: readonly AssessmentChoice[], named: string): [string, string] {
  const year = choices.find(({ id }) => id === named)?.financialYearStart ?? '';
  const others = choices
    .filter(({ id }) => id !== named)
    .toSorted((one, other) => other.financialYearStart.localeCompare(one.financialYearStart));
  const other = others.find((each) => each.hasResults && each.financialYearStart < year) ?? others[0];
  if (!other) return [named, named];
  return other.financialYearStart > year ? [named, other.id] : [other.id, named];
}
