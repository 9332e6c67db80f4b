import {
  InvalidToolInputError,
  isStepCount,
  type LanguageModelUsage,
  NoSuchToolError,
  streamText,
  type ToolSet,
  tool,
} from 'ai';
import type { Usage } from '#contract/chat-completions.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { ChatModel, ModelLimits } from '#server/platform/model/chat-model.ts';
import { type ModelFaultCode, nameModelFault } from '#server/platform/model/model-fault.ts';
import { reasonForLog } from '#server/platform/model/reason-for-log.ts';
import { createCitingText } from '../text/cite-text.ts';
import { type AnyChatTool, TOOL_MS } from '../tools/chat-tool.ts';
import { modelTools } from '../tools/model-tools.ts';
import type { AnswerEvent, Question, TurnMessage } from './answerer.ts';
import { dataForPrompt } from './data-for-prompt.ts';
import { questionWithData, SYSTEM_PROMPT, WITHOUT_TOOLS } from './system-prompt.ts';

/** The maximum number of model calls for one answer; the last one must answer without calling another tool. */
const MOST_STEPS = 8;
const WRONG_ADDRESS = 'no model answers at LLM_BASE_URL: is its /v1 missing?';
/** The maximum length of an answer, in characters. */
const MOST_TEXT = 60_000;

export interface QuestionToModel extends Question {
  model: ChatModel;
  limits: ModelLimits;
  now: () => Date;
}

/** Answers one question with the tool loop. Yields text that can be shown, each source and each fault. */
export async function* answerByModel(question: QuestionToModel): AsyncGenerator<AnswerEvent, ChatSource[]> {
  const { model, context, log, now } = question;
  const citing = createCitingText(context.citations);
  let length = 0;
  const show = function* (text: string): Generator<AnswerEvent> {
    length += text.length;
    if (text !== '') yield { type: 'text', text };
  };
  let withTools = model.takesTools(now());
  for (;;) {
    if (!withTools) yield { type: 'warning', code: 'model-without-tools' };
    let fault: ModelFaultCode | null = null;
    for await (const part of runModel(question, withTools)) {
      if (part.type === 'text') yield* show(citing.push(part.text));
      else if (part.type === 'fault') fault = part.code;
      else yield part;
      if (length > MOST_TEXT) fault = 'model-said-too-much';
      if (fault) break;
    }
    if (fault === 'no-tools' && withTools && length === 0) {
      log.info(
        { model: model.name },
        'the model does not support tools; putting data into the prompt for some minutes',
      );
      model.hasRefusedTools(now());
      withTools = false;
      continue;
    }
    yield* show(citing.end());
    const queries = [...context.queries];
    if (queries.length > 0) yield { type: 'reading', reading: { kind: 'query', queries, unused: [] } };
    if (fault) yield { type: 'fault', code: fault === 'no-tools' ? 'model-failed' : fault };
    return citing.cited();
  }
}

type ModelEvent =
  | Extract<AnswerEvent, { type: 'text' | 'warning' | 'stopped' | 'usage' }>
  | { type: 'fault'; code: ModelFaultCode };

async function* runModel(question: QuestionToModel, withTools: boolean): AsyncGenerator<ModelEvent> {
  const { model, limits, messages, signal, log } = question;
  // Leaving the loop early, for whatever reason, must close the connection to the endpoint.
  const ended = new AbortController();
  let hasText = false;
  let isNewStep = false;
  try {
    const data = withTools ? null : await dataForPrompt(question);
    const result = streamText({
      model: await model.load(),
      instructions: withTools ? SYSTEM_PROMPT : `${SYSTEM_PROMPT}\n\n${WITHOUT_TOOLS}`,
      messages: data === null ? messages : withDataInQuestion(messages, data),
      ...(withTools && {
        tools: asToolSet(question),
        stopWhen: isStepCount(MOST_STEPS),
        prepareStep: ({ stepNumber }: { stepNumber: number }) =>
          stepNumber === MOST_STEPS - 1 ? { toolChoice: 'none' as const } : {},
      }),
      abortSignal: AbortSignal.any([signal, ended.signal]),
      maxRetries: 0,
      timeout: {
        firstChunkMs: limits.firstChunkMs,
        chunkMs: limits.chunkMs,
        stepMs: limits.stepMs,
        totalMs: limits.totalMs,
        toolMs: TOOL_MS,
      },
      // Errors arrive as parts below; the library's default prints them, key and text included.
      onError: () => {},
    });
    for await (const part of result.stream) {
      if (part.type === 'start-step') isNewStep = true;
      else if (part.type === 'text-delta') {
        if (part.text === '') continue;
        if (isNewStep && hasText) yield { type: 'text', text: '\n\n' };
        isNewStep = false;
        hasText = true;
        yield { type: 'text', text: part.text };
      } else if (part.type === 'error') {
        yield namedFault(part.error);
        return;
      } else if (part.type === 'abort') {
        yield signal.aborted ? { type: 'stopped' } : { type: 'fault', code: 'model-timed-out' };
        return;
      } else if (part.type === 'tool-error') {
        // Errors inside a tool are logged there. The model's input, and so the error message, may contain the company's text.
        if (NoSuchToolError.isInstance(part.error) || InvalidToolInputError.isInstance(part.error))
          log.warn({ model: model.name, fault: part.error.name }, 'the model called a tool with wrong input');
      } else if (part.type === 'finish') {
        const usage = tellUsage(part.totalUsage);
        if (usage) yield { type: 'usage', usage };
        const end = judgeFinish(part.finishReason, hasText);
        if (end) yield end;
      }
    }
  } catch (error) {
    if (signal.aborted) yield { type: 'stopped' };
    else yield namedFault(error);
  } finally {
    ended.abort();
  }

  function namedFault(error: unknown): ModelEvent {
    const code = nameModelFault(error, hasText);
    const { name, statusCode } = error as { name?: string; statusCode?: number };
    const reason = code === 'model-refused-request' ? reasonForLog(error) : null;
    const told = { model: model.name, code, fault: name, status: statusCode, ...(reason && { reason }) };
    log.warn(told, code === 'model-address-wrong' ? WRONG_ADDRESS : 'the model gave an invalid answer');
    return { type: 'fault', code };
  }
}

/** The tokens that the endpoint has counted over all steps; null if it does not count. */
function tellUsage({ inputTokens, outputTokens }: LanguageModelUsage): Usage | null {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens };
}

/** Some finish reasons that are not errors still mean that there is no answer. */
function judgeFinish(reason: string, hasText: boolean): ModelEvent | null {
  if (reason === 'tool-calls') return { type: 'fault', code: 'model-looped' };
  if (reason === 'error' || reason === 'interrupted') return { type: 'fault', code: 'model-broke-off' };
  if (!hasText) return { type: 'fault', code: 'model-said-nothing' };
  if (reason === 'content-filter') return { type: 'warning', code: 'answer-filtered' };
  // Any other reason means that the answer was cut short.
  return reason === 'stop' ? null : { type: 'warning', code: 'answer-cut-short' };
}

/** Puts the data into the message of the question, because some endpoints refuse two consecutive messages of the same role. */
function withDataInQuestion(messages: readonly TurnMessage[], data: string): TurnMessage[] {
  return messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, content: questionWithData(message.content, data) } : message,
  );
}

function asToolSet({ context, requireAccess, signal, log }: Question): ToolSet {
  return Object.fromEntries(
    Object.entries<AnyChatTool>(modelTools).map(([name, { description, input, ask }]) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: async (given) => {
          try {
            await requireAccess();
            const answer = await ask(context, given);
            context.citations.figures.note(answer);
            return answer;
          } catch (error) {
            if (!signal.aborted) log.warn({ err: error, tool: name }, 'a tool of the assistant failed');
            throw error;
          }
        },
      }),
    ]),
  );
}
