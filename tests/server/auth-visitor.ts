import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { AUTH_PATHS } from '#contract/auth.ts';
import { createSessions } from '#server/features/auth/create-sessions.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { HourlyLimits } from '#server/platform/limits/limits.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';
import type { TestDatabase } from '../shared/database.ts';
import { createMailbox, type Mailbox } from '../shared/mailbox.ts';

export const PASSWORD = 'a heron over the marsh';

export interface AuthServer {
  sessions: Sessions;
  mailbox: Mailbox;
  publicUrl: string;
  /** Given to a second server as DATA_DIR, both share their secrets. */
  dataDir: string;
  /** Everything that was logged, as text. */
  logged(): string;
  /** Moves the clock forward; the database keeps its own. */
  wait(ms: number): void;
}

/** The accounts of one server with these settings, on a database of the test's own. */
export function startAuth(
  database: TestDatabase,
  env: Record<string, string> = {},
  hourlyLimits?: HourlyLimits,
): AuthServer {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-auth-'));
  const result = readConfig({ DATA_DIR: folder, ...env }, folder);
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, next) {
      lines.push(String(chunk));
      next();
    },
  });
  const mailbox = createMailbox();
  let ahead = 0;
  const sessions = createSessions({
    database,
    config: result.config,
    mail: mailbox,
    now: () => new Date(Date.now() + ahead),
    log: createLog('trace', sink),
    ...(hourlyLimits && { hourlyLimits }),
  });
  return {
    sessions,
    mailbox,
    publicUrl: result.config.publicUrl,
    dataDir: result.config.dataDir,
    logged: () => lines.join(''),
    wait: (ms) => {
      ahead += ms;
    },
  };
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A browser: it keeps cookies and sends its origin. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #server: AuthServer;
  readonly #address: string;

  constructor(server: AuthServer, address = randomAddress()) {
    this.#server = server;
    this.#address = address;
  }

  get headers(): Headers {
    return new Headers({ cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  }

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Reply> {
    const request = new Request(this.#server.publicUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.#server.publicUrl,
        ...(this.cookies.size > 0 && { cookie: this.headers.get('cookie') ?? '' }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await this.#server.sessions.handle(request, this.#address);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
    return { status: response.status, body: await response.json(), headers: response.headers };
  }

  signUp(email: string, more: object = {}) {
    return this.post(AUTH_PATHS.signUp, { fullName: 'Anna Berg', email, password: PASSWORD, ...more });
  }

  signIn(email: string, password = PASSWORD, headers: Record<string, string> = {}) {
    return this.post(AUTH_PATHS.signIn, { email, password }, headers);
  }

  /** Who the server says this is, or null. */
  async who() {
    return this.#server.sessions.read(this.headers);
  }
}

export const newEmail = () => `anna.${randomBytes(6).toString('hex')}@example.com`;

/** An address of its own for each visitor, so that no test uses up another's attempts. */
function randomAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
