import { describeScore } from '#domain/components/score.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { dashboardMessages as say } from './messages.ts';
import { TopicVerdict } from './standing-badges.tsx';
import { TopicName } from './topic-name.tsx';

/** Code over name where the table is narrow. */
const narrowName = '@lg:@max-2xl:flex-col @lg:@max-2xl:gap-1';

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
      cellClassName: 'text-sm @max-lg:col-span-2',
      cell: ({ topic }) => <TopicName topic={topic} onOpen={onOpenTopic} className={narrowName} />,
    },
    {
      id: 'impact',
      header: say.impact,
      align: 'right',
      cellClassName: '@max-lg:gap-2',
      cell: (point) => scoreText(point.impact, point.hasImpact),
    },
    {
      id: 'financial',
      header: say.financial,
      align: 'right',
      cellClassName: '@max-lg:gap-2',
      cell: (point) => scoreText(point.financial, point.hasFinancial),
    },
    {
      id: 'standing',
      header: say.classification,
      cellClassName: '@max-lg:col-span-2 @max-lg:justify-start @max-lg:*:first:sr-only',
      cell: (point) => <TopicVerdict materialBy={point.materialBy} classification={point.classification} />,
    },
  ];
  return (
    <DataTable
      caption={say.matrix}
      columns={columns}
      rows={points}
      rowKey={({ topic }) => topic.id}
      empty={empty}
      rowClassName="@max-lg:grid @max-lg:grid-cols-[6fr_7fr] @max-lg:gap-x-4"
    />
  );
}

function scoreText(score: number, isAssessed: boolean) {
  const text = isAssessed ? describeScore(score) : say.notAssessed;
  return <span className={isAssessed ? 'whitespace-nowrap' : 'text-xs whitespace-nowrap text-muted'}>{text}</span>;
}
