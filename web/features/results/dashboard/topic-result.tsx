import type { Dashboard } from '#domain/results/dashboard.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import type { TopicView } from './find-topic.ts';
import { dashboardMessages as say, unassessedReasons } from './messages.ts';
import { TopicStanding } from './topic-standing.tsx';

/** The place of a topic in the standards; a screen reader hears its result with it when the topic opens. */
export function TopicDescription({ view: { topic, point } }: { view: TopicView }) {
  return (
    <>
      {topic.code} · {topic.group.label}
      {point ? <span className="sr-only">. {say.resultOf(point)}</span> : null}
    </>
  );
}

/** A topic's scores and verdict, or why it has none. */
export function TopicResult({ view, dashboard }: { view: TopicView; dashboard: Dashboard }) {
  const { topic, point, unassessed, rows } = view;
  const screening = <ScreeningOf view={view} />;
  return (
    <>
      {point ? (
        <TopicStanding
          point={point}
          rows={rows}
          thresholds={dashboard.thresholds}
          decisions={decisionsOn(dashboard, topic.id)}
          beside={screening}
        />
      ) : null}
      {unassessed ? (
        <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
          {say.notAssessedYet(unassessedReasons[unassessed])} {screening}
        </p>
      ) : null}
    </>
  );
}

/** The first, quick rating of a topic, which decides nothing; nothing if nobody gave one. */
export function ScreeningOf({ view: { screening } }: { view: TopicView }) {
  if (!screening) return null;
  return (
    <span className="text-xs text-balance text-muted">
      {say.screeningOf(screening.impactScore, screening.financialScore)}
    </span>
  );
}
