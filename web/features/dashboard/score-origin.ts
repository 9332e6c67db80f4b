import { likelihoodOverruled } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { dashboardMessages as say, scoreRuleReasons } from './messages.ts';

/** How a row's score came about, in words: 'Severity 4 × likelihood 5 = 20 of 25. A potential human-rights …; stated was 3.' */
export function scoreOrigin(
  row: Pick<DashboardRow, 'side' | 'severity' | 'likelihoodCounted' | 'likelihoodStated' | 'score' | 'rule'>,
): string {
  const { side, severity, likelihoodCounted, score, rule } = row;
  const product = say.origin(say.measure[side], severity, likelihoodCounted, describeScore(score));
  const reason = scoreRuleReasons[rule];
  if (!reason) return product;
  const stated = likelihoodOverruled(row);
  const ending = stated === null ? say.originReason(reason) : say.originReasonStated(reason, stated);
  return `${product} ${ending}`;
}
