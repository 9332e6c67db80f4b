/** The maximum length of an endpoint's reason for rejecting a request. */
const LONGEST_REASON = 300;
/** A sequence of this many words that also occurs in the request is removed. */
const SHARED_WORDS = 2;

/** The parts of an error that may matter here; the AI SDK's error for a call has them. */
interface ModelRefusal {
  statusCode?: unknown;
  responseBody?: unknown;
  requestBodyValues?: unknown;
}

/**
 * Why an endpoint rejected a request (a status of 4xx), in its own words, for the operator's log; null if it gave no reason. Servers
 * repeat what they were sent: addresses, keys, quoted values and all words that also occur in the request are left out.
 */
export function reasonForLog(error: unknown): string | null {
  for (let cause = error, depth = 0; depth < 6 && typeof cause === 'object' && cause !== null; depth += 1) {
    const { statusCode, responseBody, requestBodyValues } = cause as ModelRefusal;
    if (typeof statusCode === 'number' && typeof responseBody === 'string') {
      if (statusCode < 400 || statusCode >= 500 || statusCode === 401 || statusCode === 403) return null;
      const said = wordsOf(responseBody);
      return said && withoutRequest(withoutSecrets(said), requestBodyValues);
    }
    cause = (cause as { cause?: unknown; lastError?: unknown }).cause ?? (cause as { lastError?: unknown }).lastError;
  }
  return null;
}

/** OpenAI `{error:{message}}`, Ollama `{error:"…"}`, vLLM and FastAPI `{detail:"…"}` or `{detail:[{loc,msg}]}`. */
function wordsOf(body: string): string | null {
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    return null;
  }
  const { error, detail, message } = fieldsOf(said);
  const found = fieldsOf(error).message ?? error ?? detail ?? message;
  if (typeof found === 'string') return found;
  if (!Array.isArray(found)) return null;
  const parts = found.map((item) => {
    const { loc, msg } = fieldsOf(item);
    return [Array.isArray(loc) ? loc.join('.') : '', typeof msg === 'string' ? msg : ''].filter(Boolean).join(': ');
  });
  return parts.filter(Boolean).join('; ') || null;
}

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

function withoutSecrets(text: string): string {
  return text
    .slice(0, 4 * LONGEST_REASON)
    .replace(/\w+:\/\/\S+/g, '…')
    .replace(/\b(sk|key|bearer)[-_ ]\S+/gi, '…')
    .replace(/(["'`“‘])(?![\w.-]{1,40}["'`”’])[^"'`”’]*["'`”’]/g, '…');
}

/** Leaves out what also occurs in the request's messages: the company's text. Names of settings (`tools`, `max_tokens`) stay. */
function withoutRequest(text: string, request: unknown): string {
  const { messages } = fieldsOf(request);
  const written = Array.isArray(messages) ? messages.filter((message) => fieldsOf(message).role !== 'system') : [];
  const sent = ` ${(JSON.stringify(written).toLowerCase().match(WORDS) ?? []).join(' ')} `;
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  // A capital letter reveals a name, wherever it is.
  const isTaken = words.map((word, at) => {
    const [plain = ''] = word.match(WORDS) ?? [];
    return at > 0 && /^\p{Lu}/u.test(plain) && sent.includes(` ${plain.toLowerCase()} `);
  });
  for (let at = 0; at + SHARED_WORDS <= words.length; at += 1) {
    const run = words.slice(at, at + SHARED_WORDS);
    const plain = (run.join(' ').toLowerCase().match(WORDS) ?? []).join(' ');
    if (plain.includes(' ') && sent.includes(` ${plain} `)) isTaken.fill(true, at, at + SHARED_WORDS);
  }
  const kept = words.map((word, index) => (isTaken[index] ? '…' : word)).join(' ');
  return kept.replace(/…( …)+/g, '…').slice(0, LONGEST_REASON);
}

const WORDS = /[\p{L}\p{N}]+/gu;
