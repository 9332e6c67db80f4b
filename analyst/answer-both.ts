import type { Answer } from './blocks/answer.ts';
import { sentence, strong } from './blocks/say.ts';

/** The answers to the two questions of one sentence, each under its own words. */
export const answerBoth = (halves: readonly [string, string], one: Answer, other: Answer): Answer => ({
  blocks: [one, other].flatMap(({ blocks }, at) => [sentence(strong(halves[at] ?? '')), ...blocks]),
  reading: one.reading && {
    ...one.reading,
    queries: [one, other].flatMap(({ reading }) => reading?.queries ?? []),
    unused: [one, other].flatMap(({ reading }) => reading?.unused ?? []),
  },
});
