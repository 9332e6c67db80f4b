import { setTimeout as wait } from 'node:timers/promises';
import { ModelFault } from './model-fault.ts';

export interface EndpointFetchOptions {
  /** How long the endpoint may take to send its headers, in milliseconds: a local model first reads a long prompt. */
  headersMs: number;
  /** The pause before the only second attempt. */
  retryAfterMs: number;
}

/** Errors for which a second attempt may succeed. A refusal for too many requests is retried only if it says after how long. */
const WORTH_RETRYING = new Set([500, 502, 503, 504]);
/** The maximum wait that an endpoint may request before the second attempt, in milliseconds. */
const LONGEST_WAIT_MS = 20_000;

/**
 * `fetch` for a model's endpoint: a limit on the wait for headers, one retry before the first byte and never after it (at most as late as
 * the endpoint requests), no redirects (the company's text goes only to the configured host), and only responses that can be a stream.
 */
export function createEndpointFetch({ headersMs, retryAfterMs }: EndpointFetchOptions): typeof fetch {
  async function attempt(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    const limit = new AbortController();
    const timer = setTimeout(() => {
      limit.abort(new ModelFault('model-timed-out', `no headers within ${headersMs} ms`));
    }, headersMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    try {
      return await fetch(input, { ...init, signal, redirect: 'error' });
    } catch (error) {
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function inTwoTries(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    const first = await attempt(input, init).catch((error: unknown) => {
      if (init?.signal?.aborted || error instanceof ModelFault) throw error;
      return null;
    });
    const asked = first && askedWait(first.headers);
    const mayRetry = !first || WORTH_RETRYING.has(first.status) || (first.status === 429 && asked !== null);
    if (first && (!mayRetry || (asked !== null && asked > LONGEST_WAIT_MS))) return requireStream(first);
    await first?.body?.cancel();
    await wait(Math.max(retryAfterMs, asked ?? 0), undefined, init?.signal ? { signal: init.signal } : {});
    return requireStream(await attempt(input, init));
  }

  return async (input, init) => {
    const response = await inTwoTries(input, init);
    const plain = response.status === 400 || response.status === 422 ? await withoutOptions(response, init) : null;
    return plain ? inTwoTries(input, plain) : response;
  };
}

/** The request for a server that does not know `stream_options`: the tokens of an answer are then not counted. */
async function withoutOptions(response: Response, init: RequestInit | undefined): Promise<RequestInit | null> {
  const refused = await response.clone().text();
  if (typeof init?.body !== 'string' || !refused.includes('stream_options')) return null;
  const { stream_options: _, ...body } = JSON.parse(init.body) as Record<string, unknown>;
  return { ...init, body: JSON.stringify(body) };
}

/** How long an endpoint asks clients to wait, in milliseconds; null if it does not say. */
function askedWait(headers: Headers): number | null {
  const exact = headers.get('retry-after-ms');
  if (exact !== null && Number(exact) >= 0) return Number(exact);
  const after = headers.get('retry-after');
  if (after === null) return null;
  if (Number(after) >= 0) return Number(after) * 1000;
  // A date and time, by the endpoint's own clock.
  const asked = Date.parse(after) - Date.parse(headers.get('date') ?? '');
  return asked >= 0 ? asked : null;
}

/** A page or a complete JSON response with status 200 is not what we requested. */
function requireStream(response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/text\/html|application\/json/i.test(type)) return response;
  void response.body?.cancel();
  throw new ModelFault('model-not-compatible', `answered with ${type.split(';')[0]} instead of an event stream`);
}
