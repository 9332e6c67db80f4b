/** The built-in analyst: answers questions about one assessment by rules and by what was learnt from example questions. */
import { COULD_NOT_READ, composeAnswer } from './answering/compose-answer.ts';
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
      // The tools have reported why.
      const understanding = await lookEverythingUp(understand(question, earlier), tools, answers).catch(() => null);
      return understanding ? composeAnswer(understanding, answers) : COULD_NOT_READ;
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
