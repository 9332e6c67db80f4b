import type { ChatFault } from '#contract/chat-faults.ts';

/** The problems of a model or its endpoint. 'no-tools' is never shown, because the answer is retried without tools. */
export type ModelFaultCode = Extract<ChatFault, `model-${string}`> | 'no-tools';

/** Thrown if we detect a problem ourselves. The message is for the log, and never contains a key or a company's text. */
export class ModelFault extends Error {
  readonly code: ModelFaultCode;
  constructor(code: ModelFaultCode, message: string) {
    super(message);
    this.name = 'ModelFault';
    this.code = code;
  }
}

/** Statuses with which an endpoint rejects the request. An error of the endpoint itself says nothing about what the model can do. */
const REFUSES = new Set([400, 404, 422, 501]);
const NO_TOOLS =
  /(not|n['’]t|no|never|un)[ -]?(endpoints? found that )?support\w*.{0,40}\b(tools?|functions?)(\b|_)|\b(tools?|functions?)(\b|_).{0,60}\b(not|n['’]t|un)[ -]?(supported|enabled|available|allowed|implemented)|tool.?choice.{0,20}requires/i;
/** The request reached something other than a model, for example a server's page because `/v1` is missing. */
const NO_SUCH_PLACE =
  /^\s*<|not found|no (such )?(route|page)|invalid url|unknown (route|path|url)|unexpected endpoint|cannot post/i;
const TOO_LONG =
  /context.{0,20}(length|window|size)|\b(maximum|max)\b.{0,30}(tokens|length)|too (long|many tokens|large)|exceeds?.{0,40}(context|tokens|n_ctx)/i;
const UNKNOWN_MODEL =
  /model.{0,80}(not (found|exist|available|loaded)|does(n't| not) exist|unknown|invalid)|no such model|unknown model/i;
const MODEL = /^(?!\s*<)[\s\S]*\bmodel\b/i;
const KEY = /api.?key|unauthor|authentication|invalid.?token/i;
const BUSY = /rate.?limit|quota|overloaded|too many requests|capacity/i;

/**
 * Classifies an error of an endpoint, from whatever was thrown or arrived as an error part. Servers word their errors differently: OpenAI
 * `{error:{message}}`, vLLM `{detail}`, Ollama `{error:"…"}`; the whole body is read.
 * @param hasText whether the endpoint had already answered, so that a lost connection counts as interrupted
 */
export function nameModelFault(error: unknown, hasText: boolean): ModelFaultCode {
  for (const cause of causesOf(error)) {
    if (cause instanceof ModelFault) return cause.code;
  }
  for (const cause of causesOf(error)) {
    const { statusCode, responseBody, name, message } = describe(cause);
    if (statusCode !== undefined && statusCode >= 400) return byStatus(statusCode, message, responseBody);
    if (/ended without a finish reason/i.test(message)) return 'model-broke-off';
    if (/JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody/.test(name)) return 'model-not-compatible';
    // At the last step, the model had to answer without tools but requested another one.
    if (name === 'AI_ToolChoiceViolationError') return 'model-looped';
    if (name === 'TimeoutError') return 'model-timed-out';
    if (/terminated|other side closed|aborted|socket|ECONNRESET|EPIPE/i.test(message)) {
      return hasText ? 'model-broke-off' : 'model-unreachable';
    }
    if (/fetch failed|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|Cannot connect/i.test(message)) return 'model-unreachable';
    const said = byWords(message);
    if (said) return said;
  }
  return 'model-failed';
}

function byStatus(status: number, message: string, body: string): ModelFaultCode {
  const text = `${message} ${body}`;
  if (status === 401 || status === 403) return 'model-key-refused';
  if (status === 413) return 'model-context-too-long';
  if (status === 429) return 'model-busy';
  if (status === 408 || status === 504) return 'model-timed-out';
  if (REFUSES.has(status) && NO_TOOLS.test(text)) return 'no-tools';
  if (status === 405 || (status === 404 && !MODEL.test(body) && NO_SUCH_PLACE.test(body))) return 'model-address-wrong';
  if (status === 404) return 'model-unknown';
  if (TOO_LONG.test(text)) return 'model-context-too-long';
  if (status < 500 && UNKNOWN_MODEL.test(text)) return 'model-unknown';
  if (status === 503 && BUSY.test(text)) return 'model-busy';
  return status < 500 ? 'model-refused-request' : 'model-failed';
}

/** An error inside the stream has no status, so its words decide. */
function byWords(text: string): ModelFaultCode | undefined {
  if (TOO_LONG.test(text)) return 'model-context-too-long';
  if (UNKNOWN_MODEL.test(text)) return 'model-unknown';
  if (BUSY.test(text)) return 'model-busy';
  if (KEY.test(text)) return 'model-key-refused';
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
