import type { Side } from '#domain/components/component-score.ts';
import { sides } from '#domain/components/sides.ts';
import { type Fields, flag, line, oneOf } from '#domain/fields/kinds.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { selectionFields } from './fields.ts';

/** The grounds of a decision: the score of the side and what it leaves open, or a conclusion reached without scores. */
export const decisionBases = [
  { id: 'score', label: 'From the score' },
  { id: 'top-down', label: 'Top-down' },
] as const;
export type DecisionBasis = (typeof decisionBases)[number]['id'];

/** The company's own decision on a side of a topic (method M27). */
export const topicDecisionFields = {
  topicId: selectionFields.topicId,
  side: oneOf(sides, { label: 'Side', default: 'impact' }),
  isMaterial: flag({ label: 'Decided to be material', default: false }),
  /** Concluded top-down: without scoring every impact, risk and opportunity (ESRS 1 (2026) §27, AR 9). */
  basis: oneOf(decisionBases, { label: 'Concluded', default: 'score' }),
  reason: line({ label: 'Reason', max: MAX_REASON, required: 'reason-required' }),
} as const satisfies Fields;

/** A side of a topic that the company decided, one row each. Its relation to the score is computed (`results/decisions.ts`). */
export interface TopicDecision {
  topicId: TopicId;
  side: Side;
  isMaterial: boolean;
  /** Absent in results frozen before format 12, which had only decisions from the score. */
  basis?: DecisionBasis;
  /** Never empty. */
  reason: string;
  /** Current name of the member; in a frozen result, the name at the time. */
  decidedBy: string;
  /** An ISO instant. */
  decidedAt: string;
}
