import { setTimeout as wait } from 'node:timers/promises';
import { ModelFault } from './model-fault.ts';

export interface EndpointFetchOptions {
  /** How long the endpoint may take to send its headers: a local model reads a long prompt first. Milliseconds. */
  headersMs: number;
  /** Pause before the one second try. */
  retryAfterMs: number;
}

/** Faults that a second try may get past. A refusal for too many requests is not tried again: it would add to them. */
const WORTH_RETRYING = new Set([500, 502, 503, 504]);

/**
 * `fetch` for a model's endpoint: a limit on the wait for headers, one retry before the first byte and never after it, no
 * redirects (the company's text goes to the configured host and nowhere else), and only answers that can be a stream.
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

  return async (input, init) => {
    const first = await attempt(input, init).catch((error: unknown) => {
      if (init?.signal?.aborted || error instanceof ModelFault) throw error;
      return null;
    });
    if (first && !WORTH_RETRYING.has(first.status)) return requireStream(first);
    await first?.body?.cancel();
    await wait(retryAfterMs, undefined, init?.signal ? { signal: init.signal } : {});
    return requireStream(await attempt(input, init));
  };
}

/** A page or a whole JSON answer with status 200 is not what we asked for. */
function requireStream(response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/text\/html|application\/json/i.test(type)) return response;
  void response.body?.cancel();
  throw new ModelFault('model-not-compatible', `answered with ${type.split(';')[0]} instead of an event stream`);
}
