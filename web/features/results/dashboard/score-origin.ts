import {
  type ComponentScore,
  type DecisiveChoice,
  likelihoodOverruled,
  OPEN_CHOICE_WORDS,
  openChoices,
} from '#domain/components/component-score.ts';
import { horizonsOfRow } from '#domain/horizon-scores/row-words.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { dashboardMessages as say, scoreRuleReasons } from './messages.ts';

/** How the score next to it was computed, in words: 'Severity 4 × likelihood 5. A potential human-rights …; stated was 3.' */
export function scoreOrigin(
  row: Pick<DashboardRow, 'kind' | 'timeHorizon' | 'horizons' | DecisiveChoice | keyof ComponentScore>,
): string {
  if (row.score === null) return say.notScoredBecause(openChoices(row).map((choice) => OPEN_CHOICE_WORDS[choice]));
  const { side, severity, likelihoodCounted, rule } = row;
  const horizons = horizonsOfRow(row);
  const from = horizons === '' ? '' : ` ${say.horizons(horizons)}`;
  const product = `${say.origin(say.measure[side], severity, likelihoodCounted)}${from}`;
  const reason = scoreRuleReasons[rule];
  if (!reason) return product;
  const stated = likelihoodOverruled(row);
  const ending = stated === null ? say.originReason(reason) : say.originReasonStated(reason, stated);
  return `${product} ${ending}`;
}
