import type { Context } from 'hono';
import type { Log } from '#server/platform/log/log.ts';
import type { Visit } from './overload.ts';
import type { OutgoingResponse } from './response-memory-limit.ts';

/** What the HTTP server passes in with the request; tests omit it or set the peer. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string }; rawHeaders?: string[]; httpVersion?: string; complete?: boolean };
  outgoing?: OutgoingResponse;
  peerAddress?: string;
}

export interface Variables {
  requestId: string;
  log: Log;
  /** The client's address or, with IPv6, its network: attempts from it are counted together. */
  clientAddress: string;
  /** A session that is in use is prolonged; its cookie is renewed with the next answer, whatever that is. */
  setCookies?: readonly string[];
  /** Whether the connection ends with the answer, because the server does not wait for the rest of the body. */
  endsConnection?: boolean;
  /** Set if the request counts towards the limit of concurrent requests. */
  visit?: Visit;
  /** The sender of the request, for the log. */
  who?: { userId: string; companyId?: string };
}

/** What the routes share. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
export type AppContext = Context<AppEnv>;

export function peerOf(c: AppContext): string {
  return c.env?.peerAddress ?? c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
}
