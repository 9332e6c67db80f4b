import type { DashboardRow } from '#domain/dashboard.ts';
import { labelOf } from '#domain/reference/option.ts';
import { riskOpportunityTypes, timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { ScoreBars } from '#web/ui/score-bars.tsx';
import { dashboardMessages as say } from './messages.ts';
import { shapeOf } from './row-look.ts';
import { RowMarker } from './row-marker.tsx';
import { OpenButton } from './topic-name.tsx';

/** Columns of the impact tables ('impact') or of the tables of risks and opportunities ('financial'). */
export function rowColumns(
  side: 'impact' | 'financial',
  rowHeader: string,
  onOpenTopic: (topicId: string) => void,
): Column<DashboardRow>[] {
  return [
    {
      id: 'title',
      header: rowHeader,
      isRowHeader: true,
      className: 'sm:w-2/5',
      cell: (row) => <RowTitle row={row} onOpenTopic={onOpenTopic} />,
    },
    side === 'impact'
      ? { id: 'nature', header: say.nature, cell: (row) => orDash(row.actualPotentialImpact ?? '') }
      : { id: 'type', header: say.type, cell: (row) => orDash(labelOf(riskOpportunityTypes, row.riskOpportunityType)) },
    {
      id: 'where',
      header: `${say.valueChain}, ${say.horizon.toLowerCase()}`,
      cell: (row) => <Reach row={row} />,
    },
    {
      id: 'factors',
      header: side === 'impact' ? say.severityByLikelihood : say.magnitudeByLikelihood,
      align: 'right',
      cell: (row) => <Factors row={row} />,
    },
    {
      id: 'score',
      header: say.score,
      className: 'sm:w-32',
      cell: (row) => <ScoreBars value={row.score} max={25} tone={shapeOf(row) ?? 'accent'} label={say.score} />,
    },
  ];
}

function RowTitle({ row, onOpenTopic }: { row: DashboardRow; onOpenTopic: (topicId: string) => void }) {
  return (
    <span className="flex min-w-0 flex-col items-start gap-0.5 font-normal">
      <span className="flex min-w-0 items-baseline gap-2">
        <RowMarker row={row} />
        <span className="min-w-0 font-medium">
          <OpenButton label={say.openTopic(row.topic.name)} onPress={() => onOpenTopic(row.topic.id)}>
            {row.title}
          </OpenButton>
        </span>
      </span>
      <span className="pl-5 text-xs text-muted">
        {row.topic.code} {row.topic.name}
      </span>
      {row.counted ? null : (
        <span className="pl-5">
          <Badge>{say.notCounted}</Badge>
        </span>
      )}
    </span>
  );
}

function Reach({ row }: { row: DashboardRow }) {
  const words = [
    labelOf(valueChainConcentrations, row.valueChainConcentration),
    labelOf(timeHorizons, row.timeHorizon),
  ].filter(Boolean);
  if (words.length === 0) return orDash('');
  return words.map((word) => (
    <span key={word} className="block">
      {word}
    </span>
  ));
}

function Factors({ row }: { row: DashboardRow }) {
  const isOwn = row.likelihoodStated === row.likelihoodCounted;
  return (
    <>
      {row.severity} × {row.likelihoodCounted}
      {isOwn ? null : <span className="block text-xs text-muted">{say.stated(row.likelihoodStated)}</span>}
    </>
  );
}

function orDash(text: string) {
  return text || <span className="text-faint">–</span>;
}
