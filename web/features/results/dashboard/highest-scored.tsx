import type { Dashboard, DashboardRow } from '#domain/results/dashboard.ts';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { CategoryColumns } from './category-columns.tsx';
import { dashboardMessages as say } from './messages.ts';
import { kindOf } from './row-look.ts';
import { RowMarker } from './row-marker.tsx';
import { OpenButton } from './topic-name.tsx';

interface HighestScoredProps {
  dashboard: Dashboard;
  onOpenTopic: (topicId: string) => void;
}

/** Highest scored IRO's: up to four per category. */
export function HighestScored({ dashboard, onOpenTopic }: HighestScoredProps) {
  return (
    <CategoryColumns
      id="highest-scored"
      title={say.highest}
      text={say.highestText}
      column={(category) =>
        dashboard.highestScored[category].length === 0 ? (
          <p className="mt-3 text-sm text-muted">{say.noneScored}</p>
        ) : (
          <ol className="divide-y">
            {dashboard.highestScored[category].map((row) => (
              <HighRow key={row.id} row={row} onOpenTopic={onOpenTopic} />
            ))}
          </ol>
        )
      }
    />
  );
}

/** In one column, the score stands beside the title, without its bars: twelve rows are a line shorter each. */
function HighRow({ row, onOpenTopic }: { row: DashboardRow; onOpenTopic: (topicId: string) => void }) {
  return (
    <li className="flex break-inside-avoid flex-col gap-1 py-2.5 @max-xl:grid @max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:items-baseline @max-xl:gap-x-3">
      <div className="flex min-w-0 items-baseline gap-2">
        <RowMarker row={row} />
        <OpenButton label={say.openTopic(row.topic.name)} onPress={() => onOpenTopic(row.topic.id)}>
          {row.title}
        </OpenButton>
      </div>
      <div className="flex min-w-0 flex-col gap-1 pl-5 @max-xl:contents">
        <span className="min-w-0 text-xs wrap-anywhere text-muted @max-xl:order-1 @max-xl:col-span-full @max-xl:pl-5">
          {kindOf(row)}, {row.topic.code} {row.topic.name}
        </span>
        <ScoreBars value={row.score} max={25} label={say.score} className="@max-xl:[&>svg]:sr-only" />
      </div>
    </li>
  );
}
