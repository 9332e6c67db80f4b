import { randomUUID } from 'node:crypto';
import type { ChatModel, LanguageModelPort } from '#server/platform/model/chat-model.ts';
import { lookUp, planCalls, type ToolRequest } from './plan.ts';
import { say, type ToolResult } from './say.ts';
import { createUnderstand, needsLookup, type Understand, withLookup } from './understand.ts';

type CallOptions = Parameters<LanguageModelPort['doStream']>[0];
type Part = Awaited<ReturnType<LanguageModelPort['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
type Prompt = CallOptions['prompt'];

/** Stored with its answers and shown at them. */
export const ANALYST_NAME = 'built-in analyst';

/** An answer reaches the screen in pieces of this size, so that it grows as any other model's. */
const PIECE = 400;
const NO_USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * The built-in analyst in the form of a language model, so that it runs the same loop and the same tools as any other: a
 * person's question becomes tool calls, tool results become markdown. It keeps nothing between two calls.
 */
export function createAnalyst(learn: () => Promise<Understand> = createUnderstand): ChatModel {
  let understand: Promise<Understand> | undefined;
  const language: LanguageModelPort = {
    specificationVersion: 'v4',
    provider: 'twofold',
    modelId: ANALYST_NAME,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('The analyst only streams.')),
    async doStream({ prompt }) {
      understand ??= learn();
      return { stream: asStream(answer(prompt, await understand)) };
    },
  };
  return { name: ANALYST_NAME, isBuiltIn: true, takesTools: true, language };
}

function answer(prompt: Prompt, understand: Understand): Part[] {
  const asked = prompt.flatMap((message) =>
    message.role === 'user' ? message.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n') : [],
  );
  const results = resultsSince(prompt);
  if (results === 'failed') return asText('I could not read the assessment just now. Please ask again in a moment.');
  const first = understand(asked.at(-1) ?? '', asked.slice(0, -1));
  const found = results.find((result) => result.tool === 'find');
  if (needsLookup(first) && !found) return asCalls([lookUp(first.question)]);
  const understanding = found ? withLookup(first, found.answer) : first;
  const { question, intent, slots } = understanding;
  const answered = new Set(results.map(({ tool }) => tool));
  const calls = intent ? planCalls(intent, question, slots) : [];
  const open = calls.filter(({ tool }) => !answered.has(tool));
  if (open.length > 0) return asCalls(open);
  return asText(say(understanding, results));
}

function asCalls(calls: readonly ToolRequest[]): Part[] {
  return [
    ...calls.map(({ tool, input }) => ({
      type: 'tool-call' as const,
      toolCallId: randomUUID(),
      toolName: tool,
      input: JSON.stringify(input),
    })),
    { type: 'finish', finishReason: { unified: 'tool-calls', raw: undefined }, usage: NO_USAGE },
  ];
}

function asText(text: string): Part[] {
  return [
    { type: 'text-start', id: 'answer' },
    ...inPieces(text).map((delta) => ({ type: 'text-delta' as const, id: 'answer', delta })),
    { type: 'text-end', id: 'answer' },
    { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: NO_USAGE },
  ];
}

/** What the tools returned since the last question; 'failed' when one failed. */
function resultsSince(prompt: Prompt): ToolResult[] | 'failed' {
  const since = prompt.slice(prompt.findLastIndex(({ role }) => role === 'user') + 1);
  const parts = since.flatMap((message) =>
    message.role === 'tool' ? message.content.flatMap((part) => (part.type === 'tool-result' ? part : [])) : [],
  );
  if (parts.some(({ output }) => output.type !== 'json')) return 'failed';
  return parts.map(
    ({ toolName, output }) => ({ tool: toolName, answer: (output as { value: unknown }).value }) as ToolResult,
  );
}

function inPieces(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [];
}

function asStream(parts: readonly Part[]): ReadableStream<Part> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}
