import { ANSWER_KINDS, type AnswerKind } from '#domain/query/reading.ts';

/** Kinds that are recognized by their wording or used as a fallback; there are no patterns for them. */
const UNLEARNT = [
  'draft',
  'measures',
  'evidence',
  'language',
  'offered',
  'unsure',
] as const satisfies readonly AnswerKind[];

/** The kinds that the classifier distinguishes; the patterns have these labels, and the weights are stored in this order. */
export type LearntKind = Exclude<AnswerKind, (typeof UNLEARNT)[number]>;
const isLearnt = (kind: AnswerKind): kind is LearntKind => !UNLEARNT.some((each) => each === kind);
export const LEARNT_KINDS: readonly LearntKind[] = ANSWER_KINDS.filter(isLearnt);
