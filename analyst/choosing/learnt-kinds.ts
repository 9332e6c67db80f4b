import { ANSWER_KINDS, type AnswerKind } from '#domain/query/reading.ts';

/** Known by their wording, or said where nothing else is: no pattern stands for them. */
const BY_RULE = [
  'draft',
  'audit',
  'measures',
  'evidence',
  'language',
  'offered',
  'unsure',
] as const satisfies readonly AnswerKind[];

/** What questions are told apart by; the patterns are labelled by these, and weights stand in their order. */
export type LearntKind = Exclude<AnswerKind, (typeof BY_RULE)[number]>;
const isLearnt = (kind: AnswerKind): kind is LearntKind => !BY_RULE.some((each) => each === kind);
export const LEARNT_KINDS: readonly LearntKind[] = ANSWER_KINDS.filter(isLearnt);
