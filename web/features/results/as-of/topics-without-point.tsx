import type { WholeAssessment } from '#contract/assessment.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { sortTopics } from '#domain/results/matrix.ts';
import { OpenButton } from '#web/features/results/dashboard/topic-name.tsx';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { asOfMessages as say } from './messages.ts';

interface TopicsWithoutPointProps {
  state: WholeAssessment;
  dashboard: Dashboard;
  onOpenTopic: (topicId: string) => void;
}

/** The topics that are not on the matrix: those not yet assessed, and those set aside. */
export function TopicsWithoutPoint({ state, dashboard, onOpenTopic }: TopicsWithoutPointProps) {
  const drawn = new Set<string>(dashboard.points.map(({ topic }) => topic.id));
  const open = new Set<string>(dashboard.notYetAssessed.map(({ topic }) => topic.id));
  const topics = sortTopics(state.topics).filter(({ id }) => !drawn.has(id));
  return (
    <Card aria-labelledby="earlier-topics">
      <CardHeader>
        <CardTitle id="earlier-topics">{say.otherTopics}</CardTitle>
      </CardHeader>
      <CardBody>
        {topics.length === 0 ? <p className="text-sm text-muted">{say.noTopics}</p> : null}
        <ul className="grid gap-x-8 gap-y-1.5 text-sm md:grid-cols-2">
          {topics.map(({ id, code, name, category }) => (
            <li key={id} className="flex min-w-0 items-baseline gap-2">
              <EsgTag category={category} text={code} />
              <span className="min-w-0 flex-1">
                {open.has(id) ? (
                  <OpenButton onPress={() => onOpenTopic(id)}>{name}</OpenButton>
                ) : (
                  <span dir="auto" className="wrap-anywhere">
                    {name}
                  </span>
                )}
              </span>
              <span className="shrink-0 text-xs text-muted">{open.has(id) ? say.open : say.aside}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
