import type { ReactNode } from 'react';
import type { Component } from '#domain/components/component.ts';
import { labelOf } from '#domain/reference/option.ts';
import {
  financialEffects,
  riskOpportunityTypes,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { OtherScore } from '#web/features/register/measures/other-score.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { dashboardMessages as say } from './messages.ts';
import { kindOf } from './row-look.ts';
import { RowMarker } from './row-marker.tsx';
import { scoreOrigin } from './score-origin.ts';

interface TopicRowProps {
  row: DashboardRow;
  /** Undefined until they have been loaded. */
  texts: Pick<Component, 'description' | 'justification' | 'financialEffects'> | undefined;
  /** Shown at the bottom, or beside the texts in a wide `@container`. */
  children?: ReactNode;
  /** Over the whole width below both. */
  below?: ReactNode;
}

/** One row behind a topic: its score, how it was computed, and its texts. */
export function TopicRow({ row, texts, children, below }: TopicRowProps) {
  const facts = [
    kindOf(row),
    row.actualPotentialImpact && say.actuality[row.actualPotentialImpact],
    labelOf(riskOpportunityTypes, row.riskOpportunityType),
    labelOf(valueChainConcentrations, row.valueChainConcentration),
    labelOf(timeHorizons, row.timeHorizon),
    ...(texts?.financialEffects ?? []).map((effect) => labelOf(financialEffects, effect)),
  ];
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 items-baseline gap-2 font-medium">
          <RowMarker row={row} />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {row.title}
          </span>
        </p>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:pl-5">
          {row.counted || row.score === null ? null : <Badge>{say.notCounted}</Badge>}
          <OtherScore score={row.score} beside={row.beside?.score} />
          <ScoreBars value={row.score} max={25} label={say.score} />
        </span>
      </div>
      <div className="grid gap-x-10 gap-y-1.5 pl-5 @4xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="text-xs text-muted">
            <Facts facts={facts} />
          </p>
          <p className="text-xs text-muted">{scoreOrigin(row)}</p>
          {texts?.description ? <Written title={say.description} text={texts.description} /> : null}
          {texts?.justification ? <Written title={say.justification} text={texts.justification} /> : null}
          {texts?.justification === '' ? <p className="text-sm text-faint">{say.noJustification}</p> : null}
        </div>
        {children ? <div className="flex min-w-0 flex-col gap-1.5">{children}</div> : null}
        {below ? <div className="flex min-w-0 flex-col gap-1.5 @4xl:col-span-2">{below}</div> : null}
      </div>
    </li>
  );
}

function Written({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-prose text-sm">
      <p className="overline-label">{title}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}
