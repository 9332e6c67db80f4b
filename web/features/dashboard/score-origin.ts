import type { DashboardRow } from '#domain/dashboard.ts';
import { describeScore } from '#domain/score.ts';
import { scoreRuleReasons } from './messages.ts';

/** How a row's score came about, in words: 'Severity 4 × likelihood 5 = 20 of 25. An actual impact …; stated was 3.' */
export function scoreOrigin(
  row: Pick<DashboardRow, 'kind' | 'severity' | 'likelihoodCounted' | 'likelihoodStated' | 'score' | 'rule'>,
): string {
  const measure = row.kind === 'impact' ? 'Severity' : 'Magnitude';
  const product = `${measure} ${row.severity} × likelihood ${row.likelihoodCounted} = ${describeScore(row.score)}.`;
  const reason = scoreRuleReasons[row.rule];
  if (!reason) return product;
  const stated = row.likelihoodStated === row.likelihoodCounted ? '' : `; stated was ${row.likelihoodStated}`;
  return `${product} ${reason}${stated}.`;
}
