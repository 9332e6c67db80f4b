import type { Analyst, EarlierTurn } from '#analyst/analyst.ts';
import type { Usage } from '#contract/chat-completions.ts';
import type { ChatFault } from '#contract/chat-faults.ts';
import type { ChatWarning } from '#contract/chat-stream.ts';
import { ANALYST_NAME } from '#domain/chat/analyst-name.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { Query } from '#domain/query/query.ts';
import type { Reading } from '#domain/query/reading.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { ChatModel, ModelLimits } from '#server/platform/model/chat-model.ts';
import type { ToolContext } from '../tools/tool-context.ts';

export type AnswerEvent =
  | { type: 'text'; text: string }
  | { type: 'warning'; code: ChatWarning }
  | { type: 'fault'; code: ChatFault }
  | { type: 'usage'; usage: Usage }
  /** How the question was understood, once that is known. */
  | { type: 'reading'; reading: Reading }
  | { type: 'stopped' };

export interface TurnMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface Question {
  context: ToolContext;
  /** Earlier turns and the question, oldest first. */
  messages: TurnMessage[];
  /** The query to answer, if the person built it from chips instead of writing. */
  query: Query | null;
  /** The query of the previous answer, which a question may follow up. */
  before: Query | null;
  /** Earlier questions of the chat with the kinds of their answers, oldest first. */
  earlier: EarlierTurn[];
  signal: AbortSignal;
  /** Throws if the person may no longer read the assessment; called before each tool. */
  requireAccess(): Promise<void>;
  log: Log;
}

/** Answers questions: the operator's language model or the built-in analyst. What it needs is loaded with the first question. */
export interface Answerer {
  /** Stored and shown with each answer. */
  name: string;
  /** Whether a language model answers, whose tokens are counted. */
  isModel: boolean;
  /** Yields text as it may be shown, and returns the sources that it cites. */
  answer(question: Question): AsyncGenerator<AnswerEvent, ChatSource[]>;
}

export function modelAnswerer(model: ChatModel, limits: ModelLimits, now: () => Date): Answerer {
  return {
    name: model.name,
    isModel: true,
    async *answer(question) {
      const { answerByModel } = await import('./answer-by-model.ts');
      return yield* answerByModel({ ...question, model, limits, now });
    },
  };
}

export function analystAnswerer(loadAnalyst: () => Promise<Analyst>): Answerer {
  return {
    name: ANALYST_NAME,
    isModel: false,
    async *answer(question) {
      const [{ answerByAnalyst }, analyst] = await Promise.all([import('./answer-by-analyst.ts'), loadAnalyst()]);
      return yield* answerByAnalyst(analyst, question);
    },
  };
}
