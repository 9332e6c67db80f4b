import type { WhoAsks } from '#database/session-lookup.ts';
import type { UserId } from '#domain/ids.ts';
import type { AccountMailer } from './account-mailer.ts';
import type { Devices } from './devices.ts';
import type { SecondFactors } from './second-factor.ts';
import type { SessionCookie } from './session-cookie.ts';

/** A session as found by a request. */
export interface ReadSession extends WhoAsks {
  /** `Set-Cookie` values for the answer: once a day, the lifetime of the cookie is prolonged together with the session's. */
  setCookies: readonly string[];
}

/** Sessions, and what signing in and out needs; companies are not part of this. */
export interface Sessions {
  /** The sender of these headers, read again on each call; null if nobody is signed in. */
  read(headers: Headers): Promise<ReadSession | null>;
  /** Ends a person's sessions, except the named one. Returns the ids of those that ended. */
  endSessions(userId: UserId, exceptSessionId?: string): Promise<string[]>;
  /** Ends one of a person's sessions; false if they have none with this id. */
  endSession(userId: UserId, sessionId: string): Promise<boolean>;
  cookie: SessionCookie;
  devices: Devices;
  secondFactors: SecondFactors;
  mailer: AccountMailer;
  /** Waits until messages in progress have been handed over; call it before the process ends. */
  close(): Promise<void>;
}
