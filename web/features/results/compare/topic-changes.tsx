import { useMemo } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { TopicChange } from '#domain/compare/compare-years.ts';
import { describeScore } from '#domain/components/score.ts';
import { type DashboardPoint, verdictOf } from '#domain/results/dashboard.ts';
import { topicLink } from '#web/features/results/dashboard/topic-name.tsx';
import { topicPath } from '#web/lib/topic-path.ts';
import { FromTo } from '#web/ui/display/from-to.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import type { ComparedProps, ReasonsFrom } from './compared-props.ts';
import { Group } from './group.tsx';
import { compareMessages as say } from './messages.ts';
import { topicsOfLater } from './topics-of-later.ts';
import { Why } from './why.tsx';

/** The topics whose result differs; those whose materiality changed come first. */
export function TopicChanges({ earlier, later, compared, history }: ComparedProps) {
  const { newlyMaterial, noLongerMaterial, noLongerConcluded, moved, onlyLater, onlyEarlier, unchanged } = compared;
  const laterTopic = useMemo(() => topicsOfLater(earlier, later), [earlier, later]);
  // Each topic is listed once, under its most important change.
  const told = new Set([...newlyMaterial, ...noLongerMaterial, ...noLongerConcluded]);
  const rest = (changes: readonly TopicChange[]) => changes.filter((change) => !told.has(change));
  const groups: [string, readonly TopicChange[]][] = [
    [say.newlyMaterial, newlyMaterial],
    [say.noLongerMaterial, noLongerMaterial],
    [say.noLongerConcluded, noLongerConcluded],
    [say.moved, rest(moved)],
    [say.onlyLater, rest(onlyLater)],
    [say.onlyEarlier, rest(onlyEarlier)],
  ];
  const differing = groups.reduce((sum, [, changes]) => sum + changes.length, 0);
  return (
    <Card aria-labelledby="compared-topics">
      <CardHeader>
        <div>
          <CardTitle id="compared-topics">{say.topics}</CardTitle>
          <CardDescription>{say.topicsText(differing, rest(unchanged).length)}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-6">
        {differing === 0 ? <p className="text-sm text-muted">{say.nothing}</p> : null}
        {groups.map(([title, changes]) => (
          <Group key={title} title={title} items={changes}>
            {(change) => (
              <TopicItem
                key={`${change.earlier?.topic.id} ${change.later?.topic.id}`}
                change={change}
                earlier={earlier.assessment}
                later={later.assessment}
                history={history}
                laterTopicId={change.later?.topic.id ?? laterTopic(change)}
              />
            )}
          </Group>
        ))}
      </CardBody>
    </Card>
  );
}

interface TopicItemProps {
  change: TopicChange;
  earlier: WholeAssessment['assessment'];
  later: WholeAssessment['assessment'];
  history: ReasonsFrom;
  /** Undefined where the later assessment has no such topic. */
  laterTopicId: DashboardPoint['topic']['id'] | undefined;
}

function TopicItem({ change, earlier, later, history, laterTopicId }: TopicItemProps) {
  const { code, name, related, bySameBasis: alike } = change;
  const [was, is] = [change.earlier, change.later];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 py-2.5 text-sm">
      <Link to={topicPath(code, (is ? later : earlier).id)} dir="auto" className={topicLink}>
        {`${code} ${name}`}
      </Link>
      {related.length > 0 ? <span className="text-xs text-muted">{say.related(related)}</span> : null}
      {laterTopicId ? <Why history={history} subject={{ topicId: laterTopicId }} name={`${code} ${name}`} /> : null}
      <dl className="grid basis-full gap-x-6 gap-y-1 md:grid-cols-[1fr_1fr_2fr]">
        {(['impact', 'financial'] as const).map((side) => (
          <FromTo
            key={side}
            isStacked
            label={say[side]}
            from={scoreOf(was, side)}
            to={scoreOf(is, side)}
            by={was?.[side] && is?.[side] ? is[side] - was[side] : null}
          />
        ))}
        <FromTo isStacked label={say.result} from={resultOf(was)} to={resultOf(is)} />
      </dl>
      {alike ? (
        <p className="basis-full text-xs text-muted">
          {say.bySameBasis[earlier.scoreBasis](scoreSaid(alike.impact), scoreSaid(alike.financial))}
        </p>
      ) : null}
    </li>
  );
}

/** A side on which nothing counts has the score 0 and was not assessed (method M11). */
const scoreSaid = (score: number | undefined) => (score ? describeScore(score) : say.notAssessed);
const scoreOf = (point: DashboardPoint | null, side: 'impact' | 'financial') => scoreSaid(point?.[side]);
const resultOf = (point: DashboardPoint | null) => (point ? verdictOf(point) : say.noResult);
