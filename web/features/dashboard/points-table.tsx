import type { DashboardPoint } from '#domain/dashboard.ts';
import { describeScore } from '#domain/score.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { dashboardMessages as say } from './messages.ts';
import { ClassificationBadge, MaterialBadge } from './standing-badges.tsx';
import { TopicName } from './topic-name.tsx';

/** Code over name where a table is narrow beside the sidebar. */
const narrowName = 'sm:max-lg:flex-col sm:max-lg:gap-1';

interface PointsTableProps {
  points: readonly DashboardPoint[];
  empty: string;
  onOpenTopic: (topicId: string) => void;
}

/** The matrix as a table, for those who cannot use the picture and for reading figures. */
export function PointsTable({ points, empty, onOpenTopic }: PointsTableProps) {
  const columns: Column<DashboardPoint>[] = [
    {
      id: 'topic',
      header: say.topic,
      isRowHeader: true,
      cell: ({ topic }) => <TopicName topic={topic} onOpen={onOpenTopic} className={narrowName} />,
    },
    {
      id: 'impact',
      header: say.impact,
      align: 'right',
      cell: (point) => scoreText(point.impact, point.hasImpact),
    },
    {
      id: 'financial',
      header: say.financial,
      align: 'right',
      cell: (point) => scoreText(point.financial, point.hasFinancial),
    },
    {
      id: 'standing',
      header: say.classification,
      cell: (point) => (
        <span className="inline-flex flex-wrap justify-end gap-1.5 sm:justify-start">
          <ClassificationBadge classification={point.classification} />
          <MaterialBadge materialBy={point.materialBy} />
        </span>
      ),
    },
  ];
  return (
    <DataTable caption={say.matrix} columns={columns} rows={points} rowKey={({ topic }) => topic.id} empty={empty} />
  );
}

function scoreText(score: number, isAssessed: boolean) {
  const text = isAssessed ? describeScore(score) : say.notAssessed;
  return <span className={isAssessed ? 'whitespace-nowrap' : 'text-xs text-muted'}>{text}</span>;
}
