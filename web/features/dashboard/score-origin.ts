import { describeScore } from '#domain/components/score.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { dashboardMessages as say, scoreRuleReasons } from './messages.ts';

/** How a row's score came about, in words: 'Severity 4 × likelihood 5 = 20 of 25. An actual impact …; stated was 3.' */
export function scoreOrigin(
  row: Pick<DashboardRow, 'side' | 'severity' | 'likelihoodCounted' | 'likelihoodStated' | 'score' | 'rule'>,
): string {
  const { side, severity, likelihoodCounted, likelihoodStated, score, rule } = row;
  const product = say.origin(say.measure[side], severity, likelihoodCounted, describeScore(score));
  const reason = scoreRuleReasons[rule];
  if (!reason) return product;
  const ending =
    likelihoodStated === likelihoodCounted
      ? say.originReason(reason)
      : say.originReasonStated(reason, likelihoodStated);
  return `${product} ${ending}`;
}
