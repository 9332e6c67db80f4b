import type { Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/platform/log/log.ts';

/** A signed-in person, read from her session on this request. */
export interface Person {
  userId: UserId;
  email: string;
  fullName: string;
  emailVerified: boolean;
}

/** What a handler is given: the visitor as she stands now, and the ports. */
export interface RequestContext {
  requestId: string;
  person: Person | null;
  member: Member | null;
  database: Database;
  config: Config;
  /** The present moment; passed in so that tests own the clock. */
  now: () => Date;
  log: Log;
}
