import { formulaOf } from '#documents/document/words.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { atHorizon, type HorizonScore, whyNotAtHorizon } from '#domain/horizon-scores/horizon-score.ts';
import { scoredHorizons } from '#domain/horizon-scores/horizons.ts';
import { NOT_AT_HORIZON } from '#domain/horizon-scores/why-not-words.ts';

/** The scores of an entry for further time horizons, each with its formula and reason, or why it does not count (method M33). */
export function horizonsSaid(component: Component, rows: readonly HorizonScore[] = []): string[] {
  return scoredHorizons.flatMap(({ id, label }) => {
    const row = rows.find(({ componentId, horizon }) => componentId === component.id && horizon === id);
    if (!row) return [];
    const why = whyNotAtHorizon(component, row);
    const said =
      why === null
        ? formulaOf(scoreComponent(atHorizon(component, row)))
        : `does not count, because ${NOT_AT_HORIZON[why]}`;
    return [`${label}: ${said}. ${row.reason.trim()}`];
  });
}
