import type { Side } from '#domain/components/component-score.ts';
import { sides } from '#domain/components/sides.ts';
import { type Fields, flag, line, oneOf } from '#domain/fields/kinds.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { selectionFields } from './fields.ts';

/** The company's own decision on a side of a topic (method M27). */
export const topicDecisionFields = {
  topicId: selectionFields.topicId,
  side: oneOf(sides, { label: 'Side', default: 'impact' }),
  isMaterial: flag({ label: 'Decided to be material', default: false }),
  reason: line({ label: 'Reason', max: MAX_REASON, required: 'reason-required' }),
} as const satisfies Fields;

/** A side of a topic that the company decided, one row each. Its relation to the score is computed (`results/decisions.ts`). */
export interface TopicDecision {
  topicId: TopicId;
  side: Side;
  isMaterial: boolean;
  /** Never empty. */
  reason: string;
  /** Current name of the member; in a frozen result, the name at the time. */
  decidedBy: string;
  /** An ISO instant. */
  decidedAt: string;
}
