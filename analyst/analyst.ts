/** The built-in analyst: answers questions about one assessment by rules and by what was learnt from example questions. */
import { COULD_NOT_READ, composeAnswer } from './answering/compose-answer.ts';
import { paragraphs } from './answering/markdown-text.ts';
import { lookUpNames, planLookUps } from './answering/plan-look-ups.ts';
import { type AnalystTools, lookUp, type ToolAnswers } from './tools/analyst-tools.ts';
import { createClassifier } from './understanding/classifier.ts';
import {
  createUnderstand,
  needsLookup,
  type Understand,
  type Understanding,
  withLookup,
} from './understanding/understand.ts';
import { decodeWeights } from './understanding/weights.ts';

export type { AnalystTools } from './tools/analyst-tools.ts';

export interface Analyst {
  /**
   * Answers a question in markdown, in which `[3]` cites the third source that the tools have named.
   *
   * @param earlier what was asked before in the same chat, oldest first
   */
  answer(question: string, earlier: readonly string[], tools: AnalystTools): Promise<string>;
}

/**
 * Characters of a question that are read. What understanding costs grows faster than the text, and nobody else is served meanwhile;
 * the longest example question has 200.
 */
const MOST_READ = 1000;
const ONLY_BEGINNING =
  '*I read only the beginning of your question, since it is very long. If what follows misses the point, ask again in a sentence or two.*';

/** As much of a question as is read, whole words where it has any. */
function beginningOf(question: string): string {
  if (question.length <= MOST_READ) return question;
  const blank = question.lastIndexOf(' ', MOST_READ);
  if (blank > MOST_READ / 2) return question.slice(0, blank);
  const start = question.slice(0, MOST_READ);
  // A sign of two code units is not cut in two.
  return start.isWellFormed() ? start : start.slice(0, -1);
}

/**
 * @param weights what the build has learnt from the example questions (`training/train.ts`)
 * @throws when that cannot be read.
 */
export function createAnalyst(weights: Uint8Array): Analyst {
  return createAnalystThat(createUnderstand(createClassifier(decodeWeights(weights))));
}

/** An analyst that understands questions in the given way. */
export function createAnalystThat(understand: Understand): Analyst {
  return {
    async answer(question, earlier, tools) {
      const answers: Partial<ToolAnswers> = {};
      const read = beginningOf(question);
      const first = understand(read, earlier.slice(-1).map(beginningOf));
      // The tools have reported why.
      const understanding = await lookEverythingUp(first, tools, answers).catch(() => null);
      const answer = understanding ? composeAnswer(understanding, answers) : COULD_NOT_READ;
      return paragraphs(read !== question && ONLY_BEGINNING, answer);
    },
  };
}

/** Fills `answers` with what the answer takes. @returns the understanding once it is known what the words name. */
async function lookEverythingUp(
  first: Understanding,
  tools: AnalystTools,
  answers: Partial<ToolAnswers>,
): Promise<Understanding> {
  if (needsLookup(first)) await lookUp(tools, lookUpNames(first.question), answers);
  const understanding = answers.find ? withLookup(first, answers.find) : first;
  const { intent, question, slots } = understanding;
  // One after another, so that sources are numbered in the order in which they are looked up.
  for (const each of intent ? planLookUps(intent, question, slots) : []) await lookUp(tools, each, answers);
  return understanding;
}
