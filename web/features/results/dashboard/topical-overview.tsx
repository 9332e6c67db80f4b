import type { Dashboard, DashboardPoint } from '#domain/results/dashboard.ts';
import { PointGauge } from '#web/ui/display/two-axis-gauge.tsx';
import { CategoryColumns } from './category-columns.tsx';
import { dashboardMessages as say } from './messages.ts';
import { SideScore } from './side-score.tsx';
import { TopicVerdict } from './standing-badges.tsx';
import { TopicName } from './topic-name.tsx';

interface TopicalOverviewProps {
  dashboard: Dashboard;
  onOpenTopic: (topicId: string) => void;
}

/** Topical Overview: for each category, the material topic with the highest sum of both scores. */
export function TopicalOverview({ dashboard, onOpenTopic }: TopicalOverviewProps) {
  return (
    <CategoryColumns
      id="topical-overview"
      title={say.overview}
      text={say.overviewText}
      column={(category) => (
        <Leader
          point={dashboard.topicalOverview[category]}
          thresholds={dashboard.thresholds}
          onOpenTopic={onOpenTopic}
        />
      )}
    />
  );
}

interface LeaderProps {
  point: DashboardPoint | null;
  thresholds: Dashboard['thresholds'];
  onOpenTopic: (topicId: string) => void;
}

function Leader({ point, thresholds, onOpenTopic }: LeaderProps) {
  if (point === null) return <p className="mt-3 text-sm text-muted">{say.noneMaterial}</p>;
  const { topic } = point;
  return (
    <div className="mt-3 flex gap-4 @xl:@max-4xl:flex-col @xl:@max-4xl:gap-3">
      {/* Hidden from screen readers, which hear both scores in the list. */}
      <div aria-hidden="true">
        <PointGauge category={topic.category} point={point} thresholds={thresholds} className="overflow-visible" />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <TopicName topic={topic} onOpen={onOpenTopic} className="font-medium" />
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 text-xs text-muted">
          <dt>{say.impact}</dt>
          <dd>
            <SideScore label={say.impact} point={point} side="impact" />
          </dd>
          <dt>{say.financial}</dt>
          <dd>
            <SideScore label={say.financial} point={point} side="financial" />
          </dd>
        </dl>
        <TopicVerdict {...point} />
      </div>
    </div>
  );
}
