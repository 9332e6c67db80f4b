import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { TopicId } from '#domain/ids.ts';
import { allRows, type Dashboard } from '#domain/results/dashboard.ts';
import { findHanging } from '#domain/results/firmness.ts';
import { basisOf } from '#domain/results/managed.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { RecentChanges } from '#web/features/assurance/history/recent-changes.tsx';
import { type AssessmentChoice, topicTextsQuery } from '#web/features/results/dashboard/api.ts';
import { ClassificationHow } from '#web/features/results/dashboard/classification-how.tsx';
import type { TopicView } from '#web/features/results/dashboard/find-topic.ts';
import { HangingReasons } from '#web/features/results/dashboard/hanging-topic.tsx';
import { dashboardMessages, unassessedReasons } from '#web/features/results/dashboard/messages.ts';
import { TopicVerdict } from '#web/features/results/dashboard/standing-badges.tsx';
import { ScreeningOf } from '#web/features/results/dashboard/topic-result.tsx';
import { useEarlierResult } from '#web/features/results/dashboard/use-earlier-result.ts';
import { TopicSides } from '#web/features/results/topic-decisions/topic-sides.tsx';
import { PointGauge } from '#web/ui/display/two-axis-gauge.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { EarlierCard } from './earlier-card.tsx';
import { FollowsCard } from './follows-card.tsx';
import { topicPageMessages as say } from './messages.ts';
import { SideCard } from './side-card.tsx';
import { VoicesCard } from './voices-card.tsx';

interface TopicPageProps {
  view: TopicView;
  /** Under the adopted thresholds. */
  dashboard: Dashboard;
  /** The scores behind it. */
  matrix: Matrix;
  choices: readonly AssessmentChoice[];
  /** There is an earlier year with results that the viewer may not read. */
  hidesEarlier: boolean;
  /** The decisions on topics as they are saved. */
  decisions: readonly TopicDecisionRow[];
}

/**
 * A topic from its position on the matrix to the evidence: its result and how robust it is, what decides, what follows, how it came about
 * (product P57).
 */
export default function TopicPage({ view, dashboard, matrix, choices, hidesEarlier, decisions }: TopicPageProps) {
  const { topic, point, unassessed, rows } = view;
  const { assessment, thresholds } = dashboard;
  const isDraft = assessment.status === 'draft';
  const { decisionsOf } = useEarlierResult(dashboard, choices);
  // As scored: the reason for a criterion explains its value before measures.
  const { scored } = (basisOf(dashboard) === 'net' && matrix.byOther) || matrix;
  const components = scored.map(({ component }) => component);
  const { data: texts, isError, isFetching, refetch } = useQuery(topicTextsQuery(assessment.id, topic.id));
  const all = useMemo(() => allRows(dashboard), [dashboard]);
  const sides = (['impact', 'financial'] as const).map((side) => (
    <SideCard
      key={side}
      assessmentId={assessment.id}
      isDraft={isDraft}
      side={side}
      point={point}
      rows={rows}
      components={components}
      texts={texts}
      allRows={all}
      basis={basisOf(dashboard)}
      yearStart={assessment.financialYearStart}
    />
  ));
  return (
    <>
      <Card aria-labelledby="topic-standing">
        <CardHeader>
          <CardTitle id="topic-standing">{say.standing}</CardTitle>
          <EvidenceButton
            assessmentId={assessment.id}
            record={{ noun: 'topic', recordId: topic.id }}
            name={`${topic.code} ${topic.name}`}
            isReadOnly={!isDraft}
            hasWord
            className="print:hidden"
          />
        </CardHeader>
        <CardBody className="flex flex-col gap-5">
          <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
            {point ? (
              <PointGauge
                category={topic.category}
                point={point}
                thresholds={thresholds}
                className="size-28 shrink-0 overflow-visible"
              />
            ) : null}
            <div className="flex min-w-0 flex-1 flex-col gap-3">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {point ? <TopicVerdict {...point} /> : null}
                {unassessed ? (
                  <span className="text-muted">{dashboardMessages.notAssessedYet(unassessedReasons[unassessed])}</span>
                ) : null}
                <ScreeningOf view={view} />
              </div>
              <TopicSides
                topic={topic}
                point={point}
                dashboard={dashboard}
                rows={decisions}
                earlier={decisionsOf(topic)}
              />
              {point ? <ClassificationHow point={point} thresholds={thresholds} /> : null}
            </div>
          </div>
          <Firmness topicId={topic.id} matrix={matrix} dashboard={dashboard} />
        </CardBody>
      </Card>
      {isError ? (
        <ErrorState title={dashboardMessages.textsFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      <div className="grid items-start gap-6 min-[100rem]:grid-cols-2">{sides}</div>
      <VoicesCard assessmentId={assessment.id} topicId={topic.id} isDraft={isDraft} />
      <FollowsCard dashboard={dashboard} topic={topic} point={point} />
      <EarlierCard dashboard={dashboard} topic={topic} point={point} choices={choices} hidesEarlier={hidesEarlier} />
      <Card className="pt-4">
        <RecentChanges
          key={topic.id}
          assessmentId={assessment.id}
          subject={{ topicId: topic.id }}
          name={`${topic.code} ${topic.name}`}
          isDraft={isDraft}
          isDue
        />
      </Card>
    </>
  );
}

interface FirmnessProps {
  topicId: TopicId;
  matrix: Matrix;
  dashboard: Dashboard;
}

/** Which single change would alter the topic's result, or that none would. */
function Firmness({ topicId, matrix, dashboard }: FirmnessProps) {
  const { assessment, thresholds } = dashboard;
  const hanging = useMemo(
    () => findHanging(matrix, thresholds).filter((item) => item.topic.id === topicId),
    [matrix, thresholds, topicId],
  );
  return (
    <section aria-labelledby="topic-firmness">
      <h3 id="topic-firmness" className="font-medium">
        {say.hangs}
      </h3>
      {hanging.length === 0 ? (
        <p className="mt-1 text-sm text-muted">
          {decisionsOn(dashboard, topicId).length > 0 ? say.firmDecided : say.firm}
        </p>
      ) : null}
      <div className="mt-2 grid gap-x-10 gap-y-3 empty:hidden lg:grid-cols-2">
        {hanging.map((item) => (
          <div key={item.side}>
            <p className="overline-label">{say.side[item.side]}</p>
            <HangingReasons hanging={item} isDraft={assessment.status === 'draft'} />
          </div>
        ))}
      </div>
    </section>
  );
}
