import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { allRows, applyThresholds, buildDashboard } from '#domain/results/dashboard.ts';
import { thresholdMessages } from '#web/features/questionnaire/assessment/messages.ts';
import { basisMessages } from '#web/features/register/measures/messages.ts';
import { findTopic } from '#web/features/results/dashboard/find-topic.ts';
import { toMatrixPoints } from '#web/features/results/dashboard/matrix-points.ts';
import { dashboardMessages } from '#web/features/results/dashboard/messages.ts';
import { PointsTable } from '#web/features/results/dashboard/points-table.tsx';
import { RowsTable } from '#web/features/results/dashboard/rows-table.tsx';
import { MatrixChart } from '#web/features/results/matrix/matrix-chart.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { EarlierTopic } from './earlier-topic.tsx';
import { asOfMessages as say } from './messages.ts';
import { TopicsWithoutPoint } from './topics-without-point.tsx';

/** Thresholds, matrix, topics and components of an earlier state. Trying other thresholds changes only the picture. */
export function EarlierState({ at, state }: { at: string; state: WholeAssessment }) {
  const dashboard = useMemo(() => buildDashboard(state), [state]);
  const [thresholds, setThresholds] = useState<Thresholds>(dashboard.thresholds);
  const shown = useMemo(() => applyThresholds(dashboard, thresholds), [dashboard, thresholds]);
  const points = useMemo(() => toMatrixPoints(dashboard), [dashboard]);
  const [open, setOpen] = useState<string | null>(null);
  const rows = useMemo(
    () => allRows(dashboard).toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0)),
    [dashboard],
  );
  return (
    <>
      <AdoptedThen state={state} />
      <Card aria-labelledby="earlier-matrix">
        <CardHeader>
          <CardTitle id="earlier-matrix">{dashboardMessages.matrix}</CardTitle>
        </CardHeader>
        <CardBody className="flex flex-col gap-6">
          {points.length > 0 ? (
            <div className="print:hidden">
              <MatrixChart
                points={points}
                thresholds={thresholds}
                onThresholdChange={setThresholds}
                onSelect={setOpen}
              />
            </div>
          ) : null}
          <PointsTable points={shown.points} empty={dashboardMessages.noPoints} onOpenTopic={setOpen} />
        </CardBody>
      </Card>
      <TopicsWithoutPoint state={state} dashboard={dashboard} onOpenTopic={setOpen} />
      <Card aria-labelledby="earlier-rows">
        <CardHeader>
          <CardTitle id="earlier-rows">{say.rows}</CardTitle>
        </CardHeader>
        <CardBody className="flex flex-col gap-8">
          {(['impact', 'financial'] as const).map((side) => (
            <RowsTable
              key={side}
              side={side}
              caption={side === 'impact' ? say.impacts : say.effects}
              rowHeader={say.entry[side]}
              rows={rows.filter((row) => row.side === side)}
              empty={side === 'impact' ? say.noImpacts : say.noEffects}
              askLink={null}
              onOpenTopic={setOpen}
            />
          ))}
        </CardBody>
      </Card>
      <EarlierTopic
        view={findTopic(shown, open)}
        at={at}
        assessment={state.assessment}
        components={state.components}
        shown={shown}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

/** The thresholds at that time, who adopted them and why. */
function AdoptedThen({ state: { assessment } }: { state: WholeAssessment }) {
  const { thresholds, borderlineBand, scoreBasis, thresholdsAdopted: adopted, thresholdsReason } = assessment;
  return (
    <Card aria-label={dashboardMessages.thresholds} className="px-4 py-3 sm:px-5">
      <p className="figures font-medium">
        {thresholdMessages.summary(thresholds.impact, thresholds.financial, borderlineBand)}
      </p>
      <p className="text-xs text-muted">{basisMessages.counted[scoreBasis]}</p>
      <p className="text-xs text-muted">{adopted ? say.adoptedBy(adopted.by, adopted.at) : say.notAdopted}</p>
      {thresholdsReason ? (
        <p dir="auto" className="mt-2 max-w-prose wrap-anywhere whitespace-pre-wrap">
          {thresholdsReason}
        </p>
      ) : null}
    </Card>
  );
}
