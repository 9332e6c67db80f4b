import { answerByModel } from '#server/features/assistant/chat/answer-by-model.ts';
import { createCitations } from '#server/features/assistant/text/citations.ts';
import { createToolContext } from '#server/features/assistant/tools/tool-context.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { ChatModel, ModelLimits } from '#server/platform/model/chat-model.ts';
import { countMarked, unmarkedLines } from './judge-answer.ts';
import { FOREIGN_TITLE, type SuiteQuestion } from './questions.ts';
import { recordModel } from './record-model.ts';
import type { SampleWorld } from './sample-world.ts';

/** The result of one question. */
export interface Outcome {
  question: string;
  text: string;
  /** Null if it was answered, otherwise what went wrong. */
  fault: string | null;
  tools: string[];
  /** A question about data that was answered without looking anything up. */
  isFromMemory: boolean;
  /** Figures that no tool had returned; each is marked in the answer. */
  marked: number;
  firstWordsMs: number | null;
  /** Rules that the answer breaks, one sentence each. There must be none. */
  broken: string[];
}

/** Asks one question after another, each in a separate conversation, through the product's own loop. */
export async function* runSuite(
  world: SampleWorld,
  answeredBy: ChatModel,
  limits: ModelLimits,
  questions: readonly SuiteQuestion[],
): AsyncGenerator<Outcome> {
  const { model, recorded } = recordModel(answeredBy);
  const { database, member, assessmentId, countChanges } = world;
  const log = createLog('silent');
  for (const { question, needsTool } of questions) {
    recorded.clear();
    const before = await countChanges();
    const startedAt = performance.now();
    let firstWordsMs: number | null = null;
    let text = '';
    let fault: string | null = null;
    const events = answerByModel({
      model,
      limits,
      now: () => new Date(),
      context: createToolContext({
        database,
        member,
        assessmentId,
        citations: createCitations(),
        today: new Date().toISOString().slice(0, 10),
      }),
      messages: [{ role: 'user', content: question }],
      query: null,
      before: null,
      earlier: [],
      signal: new AbortController().signal,
      requireAccess: async () => {},
      log,
    });
    for await (const event of events) {
      if (event.type === 'fault') fault = event.code;
      if (event.type !== 'text') continue;
      firstWordsMs ??= performance.now() - startedAt;
      text += event.text;
    }
    const broken = unmarkedLines(text).map((line) => `A figure stands without a source: ${line.trim()}`);
    if ((await countChanges()) !== before) broken.push('Something was written.');
    if ((text + recorded.sent).includes(FOREIGN_TITLE)) broken.push('Another company’s text was heard.');
    const isFromMemory = needsTool && fault === null && recorded.tools.length === 0 && model.takesTools(new Date());
    const tools = [...recorded.tools];
    yield { question, text, fault, tools, isFromMemory, marked: countMarked(text), firstWordsMs, broken };
  }
}
