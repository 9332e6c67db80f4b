import type { WhoAsks } from '#database/who-asks.ts';
import type { UserId } from '#domain/ids.ts';

/** A session as a request finds it. */
export interface ReadSession extends WhoAsks {
  /** `Set-Cookie` values for the answer: once a day the cookie's life is prolonged with the session's. */
  setCookies: readonly string[];
}

/** Sign-in, sign-up and all that belongs to a person's account; the company begins where this ends. */
export interface Sessions {
  /**
   * Answers `/api/auth/*`. Expected refusals are answers; the database being away, and bugs, reject.
   * @param peerAddress the address at the other end of the connection, before proxies are considered.
   */
  handle(request: Request, peerAddress: string): Promise<Response>;
  /** Who sends these headers, read anew on each call; null when nobody is signed in. */
  read(headers: Headers): Promise<ReadSession | null>;
  /** Ends a person's sessions, all but one if one is named. Returns the ids of those that ended. */
  endSessions(userId: UserId, exceptSessionId?: string): Promise<string[]>;
  /** Ends one of a person's sessions; false when she has none with this id. */
  endSession(userId: UserId, sessionId: string): Promise<boolean>;
  /** Waits until messages under way are handed over; call before the process ends. */
  close(): Promise<void>;
}
