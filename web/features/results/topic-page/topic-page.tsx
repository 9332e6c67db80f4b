import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { findHanging } from '#domain/results/firmness.ts';
import { basisOf } from '#domain/results/managed.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { RecentChanges } from '#web/features/assurance/history/recent-changes.tsx';
import { type AssessmentChoice, topicTextsQuery } from '#web/features/results/dashboard/api.ts';
import type { TopicView } from '#web/features/results/dashboard/find-topic.ts';
import { HangingReasons } from '#web/features/results/dashboard/hanging-topic.tsx';
import { dashboardMessages, unassessedReasons } from '#web/features/results/dashboard/messages.ts';
import { TopicStanding } from '#web/features/results/dashboard/topic-standing.tsx';
import { useEarlierResult } from '#web/features/results/dashboard/use-earlier-result.ts';
import { TopicSides } from '#web/features/results/topic-decisions/topic-sides.tsx';
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
  /** The decisions on topics as they are saved. */
  decisions: readonly TopicDecisionRow[];
}

/**
 * A topic from its position on the matrix to the evidence: its result and how robust it is, what decides, what follows, how it came about
 * (product P57).
 */
export default function TopicPage({ view, dashboard, matrix, choices, decisions }: TopicPageProps) {
  const { topic, point, unassessed, rows, screening } = view;
  const { assessment, thresholds } = dashboard;
  const isDraft = assessment.status === 'draft';
  const { decisionsOf } = useEarlierResult(dashboard, choices);
  // As scored: the reason for a criterion explains its value before measures.
  const { scored } = (basisOf(dashboard) === 'net' && matrix.byOther) || matrix;
  const components = scored.map(({ component }) => component);
  const { data: texts, isError, isFetching, refetch } = useQuery(topicTextsQuery(assessment.id, topic.id));
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
        <CardBody className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
          <div className="flex flex-col gap-3">
            {point ? (
              <TopicStanding point={point} rows={rows} thresholds={thresholds} />
            ) : (
              <p className="text-muted">
                {unassessed ? dashboardMessages.notAssessedYet(unassessedReasons[unassessed]) : null}
              </p>
            )}
            <TopicSides
              topic={topic}
              point={point}
              dashboard={dashboard}
              rows={decisions}
              earlier={decisionsOf(topic)}
            />
            {screening ? (
              <p className="text-sm text-muted">
                {dashboardMessages.screeningOf(screening.impactScore, screening.financialScore)}
              </p>
            ) : null}
          </div>
          <Firmness topicId={topic.id} matrix={matrix} dashboard={dashboard} />
        </CardBody>
      </Card>
      {isError ? (
        <ErrorState title={dashboardMessages.textsFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-2">{sides}</div>
      <VoicesCard assessmentId={assessment.id} topicId={topic.id} isDraft={isDraft} />
      <FollowsCard dashboard={dashboard} topic={topic} point={point} />
      <EarlierCard dashboard={dashboard} topic={topic} point={point} choices={choices} />
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
      {hanging.map((item) => (
        <div key={item.side} className="mt-2">
          <p className="overline-label">{say.side[item.side]}</p>
          <HangingReasons hanging={item} isDraft={assessment.status === 'draft'} />
        </div>
      ))}
    </section>
  );
}
