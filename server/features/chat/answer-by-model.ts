import { isStepCount, streamText, type ToolSet, tool } from 'ai';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { ChatModel, ModelLimits } from '#server/platform/model/chat-model.ts';
import { type ModelFaultCode, nameModelFault } from '#server/platform/model/model-fault.ts';
import type { AnswerEvent, Question } from './answerer.ts';
import { createCitingText } from './cite-text.ts';
import { promptWithData, SYSTEM_PROMPT } from './system-prompt.ts';
import { chatTools } from './tools/all-tools.ts';
import { type AnyChatTool, TOOL_MS } from './tools/chat-tool.ts';

/** Model calls of one answer; the last must answer without asking for more. */
const MOST_STEPS = 8;
/** Longest answer, in characters. */
const MOST_TEXT = 60_000;
/** Longest data that go into the prompt of a model without tools, in characters. */
const MOST_DATA = 24_000;

export interface QuestionToModel extends Question {
  model: ChatModel;
  limits: ModelLimits;
}

/** Answers one question: the tool loop, with every source and every fault named. Yields text as it may be shown. */
export async function* answerByModel(question: QuestionToModel): AsyncGenerator<AnswerEvent, ChatSource[]> {
  const { model, context, log } = question;
  const citing = createCitingText(context.citations);
  let length = 0;
  const show = function* (text: string): Generator<AnswerEvent> {
    length += text.length;
    if (text !== '') yield { type: 'text', text };
  };
  let withTools = model.takesTools;
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
      log.info({ model: model.name }, 'the model takes no tools; data go into the prompt from now on');
      model.takesTools = false;
      withTools = false;
      continue;
    }
    yield* show(citing.end());
    if (fault) yield { type: 'fault', code: fault === 'no-tools' ? 'model-failed' : fault };
    return citing.cited();
  }
}

type ModelEvent =
  | Extract<AnswerEvent, { type: 'text' | 'warning' | 'stopped' }>
  | { type: 'fault'; code: ModelFaultCode };

async function* runModel(question: QuestionToModel, withTools: boolean): AsyncGenerator<ModelEvent> {
  const { model, limits, messages, signal, log } = question;
  // Leaving the loop early, for whatever reason, must close the connection to the endpoint.
  const ended = new AbortController();
  let hasText = false;
  let isNewStep = false;
  try {
    const instructions = withTools ? SYSTEM_PROMPT : promptWithData(await readEverything(question));
    const result = streamText({
      model: await model.load(),
      instructions,
      messages,
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
        log.warn({ err: part.error, tool: part.toolName }, 'a tool of the assistant failed');
      } else if (part.type === 'finish') {
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
    log.warn({ model: model.name, code, fault: name, status: statusCode }, 'the model did not answer as it should');
    return { type: 'fault', code };
  }
}

/** Some ends without an error are no answer all the same. */
function judgeFinish(reason: string, hasText: boolean): ModelEvent | null {
  if (reason === 'tool-calls') return { type: 'fault', code: 'model-looped' };
  if (reason === 'error' || reason === 'interrupted') return { type: 'fault', code: 'model-broke-off' };
  if (!hasText) return { type: 'fault', code: 'model-said-nothing' };
  return reason === 'length' ? { type: 'warning', code: 'answer-cut-short' } : null;
}

function asToolSet({ context, requireAccess }: Question): ToolSet {
  return Object.fromEntries(
    Object.entries<AnyChatTool>(chatTools).map(([name, { description, input, ask }]) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: async (given) => {
          await requireAccess();
          const answer = await ask(context, given);
          context.citations.figures.note(answer);
          return answer;
        },
      }),
    ]),
  );
}

/** For a model without tools: what the most asked-for tools return, as much as fits. */
async function readEverything({ context, requireAccess }: Question): Promise<string> {
  await requireAccess();
  const wanted = [
    ['overview', {}],
    ['topics', { limit: 40 }],
    ['components', { limit: 40 }],
    ['nextSteps', {}],
    ['stakeholders', {}],
  ] as const;
  let data = '';
  for (const [name, given] of wanted) {
    const answer = await chatTools[name].ask(context, given);
    const text = JSON.stringify({ tool: name, answer });
    if (data.length + text.length > MOST_DATA) continue;
    context.citations.figures.note(answer);
    data += `${text}\n`;
  }
  return data;
}
