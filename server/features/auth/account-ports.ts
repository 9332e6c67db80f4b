import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Devices } from '#server/platform/sessions/devices.ts';
import type { SecondFactors } from '#server/platform/sessions/second-factor.ts';
import type { SessionCookie } from '#server/platform/sessions/session-cookie.ts';
import type { ReadSession } from '#server/platform/sessions/sessions.ts';
import type { AccountMailer } from './account-mailer.ts';

/** What the account's actions work with. */
export interface AccountPorts {
  database: Database;
  cookie: SessionCookie;
  devices: Devices;
  secondFactors: SecondFactors;
  limits: Limits;
  mailer: AccountMailer;
  config: Pick<
    Config,
    'publicUrl' | 'isPublicUrlSet' | 'trustProxy' | 'minPasswordLength' | 'isEmailConfirmationRequired'
  >;
  /** Called when sessions of a person have ended, so that her open streams look again. */
  onAccessChange: (userId: UserId) => void;
  now: () => Date;
  log: Log;
}

/** Who asks, as far as a request shows it. */
export interface Visit {
  /** The client's address or, with IPv6, its network. */
  address: string;
  userAgent: string | null;
  device: string | null;
  session: ReadSession | null;
}
