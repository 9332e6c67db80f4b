import type { DashboardPoint } from '#domain/dashboard.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { dashboardMessages as say } from './messages.ts';
import { SideScore } from './side-score.tsx';
import { ClassificationBadge, MaterialBadge } from './standing-badges.tsx';
import { TopicName } from './topic-name.tsx';

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
      cell: ({ topic }) => <TopicName topic={topic} onOpen={onOpenTopic} />,
    },
    {
      id: 'impact',
      header: say.impact,
      cell: (point) => <SideScore label={say.impact} score={point.impact} isAssessed={point.hasImpact} />,
    },
    {
      id: 'financial',
      header: say.financial,
      cell: (point) => <SideScore label={say.financial} score={point.financial} isAssessed={point.hasFinancial} />,
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
