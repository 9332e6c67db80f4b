import type { Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import { unscored } from '#domain/results/classification.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import type { Standing } from '#drawing/matrix/point.ts';
import { StandingFigures } from '#web/features/results/matrix/standing-figures.tsx';
import { type Column, DataTable } from '#web/ui/display/data-table.tsx';
import { dashboardMessages as say } from './messages.ts';
import { TopicVerdict } from './standing-badges.tsx';
import { TopicName } from './topic-name.tsx';

/** The code is above the name if the table is narrow. */
const narrowName = '@lg:@max-2xl:flex-col @lg:@max-2xl:gap-1';

interface PointsTableProps {
  points: readonly DashboardPoint[];
  empty: string;
  /** Their positions in another year, by topic; null if a topic had no point. */
  before?: { year: string; of: ReadonlyMap<string, Standing | null> } | null;
  onOpenTopic: (topicId: string) => void;
}

/** The matrix as a table, for people who cannot use the picture and for reading figures. */
export function PointsTable({ points, empty, before = null, onOpenTopic }: PointsTableProps) {
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
      cell: (point) => scoreText(point, 'impact'),
    },
    {
      id: 'financial',
      header: say.financial,
      align: 'right',
      cellClassName: '@max-lg:gap-2',
      cell: (point) => scoreText(point, 'financial'),
    },
    ...(before ? [beforeColumn(before)] : []),
    {
      id: 'standing',
      header: say.classification,
      cellClassName: '@max-lg:col-span-2 @max-lg:justify-start @max-lg:*:first:sr-only',
      cell: (point) => <TopicVerdict {...point} />,
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

/** The scores of another year, impact before financial. */
function beforeColumn({ year, of }: NonNullable<PointsTableProps['before']>): Column<DashboardPoint> {
  return {
    id: 'before',
    header: say.before(year),
    align: 'right',
    cellClassName: '@max-lg:col-span-2 @max-lg:gap-2',
    cell: ({ topic }) => {
      const standing = of.get(topic.id);
      return standing ? (
        <StandingFigures standing={standing} words={say.stood(standing)} />
      ) : (
        <span className="text-muted">{say.freshSince}</span>
      );
    },
  };
}

function scoreText(point: DashboardPoint, side: Side) {
  const isAssessed = point[side] > 0;
  const text = isAssessed ? describeScore(point[side]) : unscored(point, side);
  return (
    <span className={isAssessed ? 'whitespace-nowrap' : 'text-xs text-muted normal-nums sm:whitespace-nowrap'}>
      {text}
    </span>
  );
}
