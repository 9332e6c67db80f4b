import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '#contract/contract.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { HOURLY_LIMITS, type HourlyLimits } from '#server/platform/limits/limits.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';
import type { TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import type { Mailbox } from '../shared/mailbox.ts';

export const PASSWORD = 'a heron over the marsh';

/** Where the account endpoints are. */
export const AUTH_PATHS = Object.fromEntries(
  Object.entries(contract.auth).map(([name, procedure]) => [name, `/api${procedure['~orpc'].route.path}`]),
) as Record<keyof typeof contract.auth, string>;

export interface AuthServer {
  sessions: Sessions;
  request: TestApp['request'];
  mailbox: Mailbox;
  publicUrl: string;
  /** Passed to a second server as DATA_DIR, so that both share their secrets. */
  dataDir: string;
  /** The whole log as text. */
  logged(): string;
  /** Moves this server's clock forward; the database keeps its own. */
  wait(ms: number): void;
}

/** A server with these settings, on the test's own database, with the limits of production. */
export function startAuth(
  database: TestDatabase,
  env: Record<string, string> = {},
  hourlyLimits: HourlyLimits = HOURLY_LIMITS,
): AuthServer {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-auth-'));
  const result = readConfig({ DATA_DIR: folder, ...env }, folder);
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  let ahead = 0;
  const app = createTestApp(database, result.config, hourlyLimits, {}, () => new Date(Date.now() + ahead));
  return {
    sessions: app.sessions,
    request: app.request,
    mailbox: app.mailbox,
    publicUrl: result.config.publicUrl,
    dataDir: result.config.dataDir,
    logged: () => app.lines.join(''),
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

/** Everything in a reply that could tell two cases apart; the request id always differs. */
export const bare = ({ status, body, headers }: Reply) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => name !== 'x-request-id'),
});

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
    const response = await this.#server.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.cookies.size > 0 && { cookie: this.headers.get('cookie') ?? '' }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      peerAddress: this.#address,
    });
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

  /** The person whom the server recognizes, or null. */
  async who() {
    return this.#server.sessions.read(this.headers);
  }
}

export const newEmail = () => `anna.${randomBytes(6).toString('hex')}@example.com`;

/** A separate address for each visitor, so that no test uses up another's attempts. */
function randomAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
