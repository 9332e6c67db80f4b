import { carriedFrom } from '#domain/fields/carried-from.ts';
import { type Fields, flag, longText, optionalWhole, reference } from '#domain/fields/kinds.ts';
import type { ValuesOf } from '#domain/fields/values.ts';
import { TOPIC_SCORE_MAX, TOPIC_SCORE_MIN } from './topic-score.ts';

const topicId = reference({ of: 'topic', label: 'Topic', required: 'topic-required' });
const screening = { min: TOPIC_SCORE_MIN, max: TOPIC_SCORE_MAX };

/** A saved decision on a topic's relevance. A topic without one is relevant. */
export const selectionFields = {
  topicId,
  isRelevant: flag({ label: 'Relevant', default: true }),
  carriedFrom,
} as const satisfies Fields;

/** The 1–10 screening view of a topic; never on the matrix's axes. A side is null until someone has given it (method M15). */
export const topicScoreFields = {
  topicId,
  impactScore: optionalWhole({ label: 'Impact materiality', side: 'impact', ...screening }),
  financialScore: optionalWhole({ label: 'Financial materiality', side: 'financial', ...screening }),
  justification: longText({ label: 'Justification' }),
  carriedFrom,
} as const satisfies Fields;

/** The field for the origin is absent if nobody has loaded it. */
type CarryMark<Values extends { carriedFrom: string }> = Omit<Values, 'carriedFrom'> &
  Partial<Pick<Values, 'carriedFrom'>>;

export type TopicSelection = CarryMark<ValuesOf<typeof selectionFields>>;
export type TopicScore = CarryMark<ValuesOf<typeof topicScoreFields>>;
