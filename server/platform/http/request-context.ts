import type { Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';
import type { AnswerRoom, OutgoingResponse } from './response-memory-limit.ts';
import type { Troubles } from './troubles.ts';
import type { Uploads } from './upload-room.ts';

/** A signed-in person, read from their session on this request. */
export interface Person {
  userId: UserId;
  email: string;
  fullName: string;
  emailVerified: boolean;
  sessionId: string;
  signedInAt: Date;
}

/** The context of a handler: the current visitor, and the ports. */
export interface RequestContext {
  requestId: string;
  person: Person | null;
  member: Member | null;
  database: Database;
  sessions: Sessions;
  mail: MailQueue;
  jobs: JobQueue;
  live: Live;
  answerRoom: AnswerRoom;
  uploads: Uploads;
  troubles: Troubles;
  /** Where the answer is written; undefined if a test calls without a socket. */
  outgoing: OutgoingResponse | undefined;
  limits: Limits;
  /** The headers of the request: its cookies, and the browser's name for itself. */
  headers: Headers;
  /** The body of a request whose endpoint reads it as it arrives; absent for all others. */
  bytes?: ReadableStream<Uint8Array>;
  /** Sends a `Set-Cookie` with the answer; if a cookie is set twice, the later value counts. */
  setCookie(value: string): void;
  /** Ends the connection after the answer, without waiting for a client that is still sending. */
  endConnection(): void;
  /** The client's address or, with IPv6, its network: attempts from it are counted together. */
  clientAddress: string;
  config: Config;
  /** The current time; passed in so that tests control the clock. */
  now: () => Date;
  log: Log;
  /** Set for people whose reading is recorded; it is called with the answer. */
  noteRead?: ((read: { endpoint: string; input: unknown }) => Promise<void>) | undefined;
}
