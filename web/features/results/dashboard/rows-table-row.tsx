import { memo } from 'react';
import { likelihoodOverruled } from '#domain/components/component-score.ts';
import { horizonsOfRow } from '#domain/horizon-scores/row-words.ts';
import { labelOf } from '#domain/reference/option.ts';
import { riskOpportunityTypes, timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { OtherScore } from '#web/features/register/measures/other-score.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { TableCell, TableRow } from '#web/ui/display/table.tsx';
import { dashboardMessages as say } from './messages.ts';
import { RowMarker } from './row-marker.tsx';
import { OpenButton } from './topic-name.tsx';

interface RowsTableRowProps {
  row: DashboardRow;
  /** The names of the two factors: 'Severity × likelihood'. */
  factors: string;
  onOpenTopic: (topicId: string) => void;
}

/** One impact, risk or opportunity. If there is little room, its details are under the title instead of in columns. */
export const RowsTableRow = memo(function RowsTableRow({ row, factors, onOpenTopic }: RowsTableRowProps) {
  const actuality =
    row.kind === 'impact'
      ? row.actualPotentialImpact && say.actuality[row.actualPotentialImpact]
      : labelOf(riskOpportunityTypes, row.riskOpportunityType);
  const where = labelOf(valueChainConcentrations, row.valueChainConcentration);
  const when = labelOf(timeHorizons, row.timeHorizon);
  const details = [actuality, where, when];
  const stated = likelihoodOverruled(row);
  return (
    <TableRow className="break-inside-avoid">
      <TableCell isRowHeader className="text-sm">
        <span className="flex min-w-0 items-baseline gap-2">
          <RowMarker row={row} />
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <OpenButton label={say.openTopic(row.topic.name)} onPress={() => onOpenTopic(row.topic.id)}>
              {row.title}
            </OpenButton>
            <span className="min-w-0 text-xs font-normal wrap-anywhere text-muted">
              {row.topic.code} {row.topic.name}
            </span>
            {details.some(Boolean) ? (
              <span className="text-xs font-normal text-muted @4xl:hidden">
                <Facts facts={details} />
              </span>
            ) : null}
            {row.counted || row.score === null ? null : <Badge>{say.notCounted}</Badge>}
          </span>
        </span>
      </TableCell>
      <TableCell className="hidden @lg:hidden @4xl:table-cell">{actuality || <Nothing />}</TableCell>
      <TableCell className="hidden @lg:hidden @4xl:table-cell">
        {where || when ? (
          <>
            {where ? <span className="block">{where}</span> : null}
            {when ? <span className="block text-muted">{when}</span> : null}
          </>
        ) : (
          <Nothing />
        )}
      </TableCell>
      <TableCell label={factors} align="right">
        {/* On a card, products are aligned one below the other: the stated values come first. */}
        <span className="@max-lg:inline-flex @max-lg:flex-row-reverse @max-lg:items-baseline @max-lg:gap-2">
          {row.score === null ? (
            <Nothing />
          ) : (
            <span>
              {row.severity} × {row.likelihoodCounted}
            </span>
          )}
          {stated === null ? null : <span className="text-xs text-muted @lg:block">{say.stated(stated)}</span>}
        </span>
      </TableCell>
      <TableCell label={say.score}>
        <ScoreBars value={row.score} max={25} label={say.score} className="@max-lg:[&>span]:text-right" />
        <OtherScore score={row.score} beside={row.beside?.score} />
        {row.horizons ? <span className="block text-xs text-muted">{horizonsOfRow(row)}</span> : null}
      </TableCell>
    </TableRow>
  );
});

function Nothing() {
  return <span className="text-faint">–</span>;
}
