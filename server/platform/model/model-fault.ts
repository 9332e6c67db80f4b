import type { ChatFault } from '#contract/chat-stream.ts';

/** What a model or its endpoint can do wrong; 'NO_TOOLS' is not told to anybody: the answer is tried again without tools. */
export type ModelFaultCode = Extract<ChatFault, `MODEL_${string}`> | 'NO_TOOLS';

/** Thrown where we notice a fault ourselves. The message is for the log and never holds a key or a company's text. */
export class ModelFault extends Error {
  readonly code: ModelFaultCode;
  constructor(code: ModelFaultCode, message: string) {
    super(message);
    this.name = 'ModelFault';
    this.code = code;
  }
}

const NO_TOOLS = /tool|function.?call/i;
const TOO_LONG =
  /context.{0,20}(length|window|size)|(maximum|max).{0,30}(tokens|length)|too (long|many tokens|large)|exceeds?.{0,40}(context|tokens|n_ctx)/i;
const UNKNOWN_MODEL =
  /model.{0,80}(not (found|exist|available|loaded)|does(n't| not) exist|unknown|invalid)|no such model|unknown model/i;
const KEY = /api.?key|unauthor|authentication|invalid.?token/i;
const BUSY = /rate.?limit|quota|overloaded|too many requests|capacity/i;

/**
 * Names what went wrong at an endpoint, from whatever was thrown or arrived as an error part. Servers word their errors
 * each in their own way: OpenAI `{error:{message}}`, vLLM `{detail}`, Ollama `{error:"…"}`; the whole body is read.
 *
 * @param hasText whether the endpoint had answered already, so that a lost connection reads as broken off.
 */
export function nameModelFault(error: unknown, hasText: boolean): ModelFaultCode {
  for (const cause of causesOf(error)) {
    if (cause instanceof ModelFault) return cause.code;
  }
  for (const cause of causesOf(error)) {
    const { statusCode, responseBody, name, message } = describe(cause);
    if (statusCode !== undefined && statusCode >= 400) return byStatus(statusCode, `${message} ${responseBody}`);
    if (/ended without a finish reason/i.test(message)) return 'MODEL_BROKE_OFF';
    if (/JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody/.test(name)) return 'MODEL_NOT_COMPATIBLE';
    // Told to answer without tools at last, it asked for one more.
    if (name === 'AI_ToolChoiceViolationError') return 'MODEL_LOOPED';
    if (name === 'TimeoutError') return 'MODEL_TIMED_OUT';
    if (/terminated|other side closed|aborted|socket|ECONNRESET|EPIPE/i.test(message)) {
      return hasText ? 'MODEL_BROKE_OFF' : 'MODEL_UNREACHABLE';
    }
    if (/fetch failed|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|Cannot connect/i.test(message)) return 'MODEL_UNREACHABLE';
    const said = byWords(message);
    if (said) return said;
  }
  return 'MODEL_FAILED';
}

function byStatus(status: number, text: string): ModelFaultCode {
  if (status === 401 || status === 403) return 'MODEL_KEY_REFUSED';
  if (status === 413) return 'MODEL_CONTEXT_TOO_LONG';
  if (status === 429) return 'MODEL_BUSY';
  if (status === 408 || status === 504) return 'MODEL_TIMED_OUT';
  if (status === 404) return 'MODEL_UNKNOWN';
  if (TOO_LONG.test(text)) return 'MODEL_CONTEXT_TOO_LONG';
  if (status < 500 && UNKNOWN_MODEL.test(text)) return 'MODEL_UNKNOWN';
  if (NO_TOOLS.test(text)) return 'NO_TOOLS';
  if (status === 503 && BUSY.test(text)) return 'MODEL_BUSY';
  return 'MODEL_FAILED';
}

/** An error inside the stream carries no status; its words must do. */
function byWords(text: string): ModelFaultCode | undefined {
  if (TOO_LONG.test(text)) return 'MODEL_CONTEXT_TOO_LONG';
  if (UNKNOWN_MODEL.test(text)) return 'MODEL_UNKNOWN';
  if (BUSY.test(text)) return 'MODEL_BUSY';
  if (KEY.test(text)) return 'MODEL_KEY_REFUSED';
  return undefined;
}

function describe(error: unknown) {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return {
    statusCode: typeof fields.statusCode === 'number' ? fields.statusCode : undefined,
    responseBody: typeof fields.responseBody === 'string' ? fields.responseBody : '',
    name: typeof fields.name === 'string' ? fields.name : '',
    message: typeof error === 'string' ? error : typeof fields.message === 'string' ? fields.message : '',
  };
}

function* causesOf(error: unknown): Generator<unknown> {
  let current = error;
  for (let depth = 0; depth < 6 && current !== undefined && current !== null; depth += 1) {
    yield current;
    const fields = current as { cause?: unknown; lastError?: unknown; error?: unknown };
    current = fields.cause ?? fields.lastError ?? fields.error;
  }
}
