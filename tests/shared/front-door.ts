import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '#contract/contract.ts';
import { readRefusal } from '#contract/read-refusal.ts';
import type { QueueName } from '#database/jobs-schema.ts';
import { assemble, type Surroundings } from '#server/assemble.ts';
import type { ChatPorts } from '#server/features/assistant/chat/chat.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { HOURLY_LIMITS, type HourlyLimits } from '#server/platform/limits/limits.ts';
import { createLog } from '#server/platform/log/log.ts';
import { weightsFile } from '../../scripts/analyst-weights.ts';
import { CHEAP_PASSWORDS } from './cheap-passwords.ts';
import { foundOrCopy } from './copied-company.ts';
import type { TestDatabase } from './database.ts';
import { createMailbox } from './mailbox.ts';
import { mustHave } from './must-have.ts';

export type ApiClient = JsonifiedClient<ContractRouterClient<typeof contract>>;

export const ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'a-password-for-tests-7';

/** The whole application on a test database, without a socket. Its log is kept, so that tests can check it. */
export function createTestApp(
  database: TestDatabase,
  overrides: Partial<Config> = {},
  hourlyLimits: Partial<HourlyLimits> = {},
  chatPorts: Partial<ChatPorts> = {},
  now = () => new Date(),
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'twofold-app-'));
  const read = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' }, dataDir);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const config: Config = { ...read.config, passwordCost: CHEAP_PASSWORDS, ...overrides };
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const mailbox = createMailbox();
  const added: { queue: QueueName; data: object; priority?: number; afterSeconds?: number }[] = [];
  // No worker runs here; the real queue has its own tests.
  const jobs: JobQueue = {
    add: async (queue, data, { priority, afterSeconds } = {}) =>
      void added.push({ queue, data, ...(priority && { priority }), ...(afterSeconds && { afterSeconds }) }),
    work: async () => {},
    note: async () => {},
    finish: async () => {},
    wake: async () => {},
    schedule: async () => {},
    close: async () => {},
  };
  const surroundings: Surroundings = {
    config,
    database,
    listenUrl: database.ownerUrl,
    jobs,
    mail: mailbox,
    files: { find: () => null, standIn: () => null },
    weightsFile,
    now,
    log,
    version: '0.0.0',
  };
  const replacements = { hourlyLimits: { ...manyPerHour, ...hourlyLimits }, chat: { endpoint: null, ...chatPorts } };
  const { app, chat, live, sessions } = assemble(surroundings, replacements);
  database.beforeClose(() => live.close());
  const request = (path: string, init: RequestInit & { cookie?: string; peerAddress?: string } = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', config.publicUrl);
    if (init.cookie) headers.set('cookie', init.cookie);
    const { peerAddress } = init;
    const sent = new Request(config.publicUrl + path, { ...init, headers });
    return Promise.resolve(app.request(sent, {}, peerAddress ? { peerAddress } : {}));
  };
  return {
    app,
    database,
    /** Whether this application limits what a test does in an hour, founding included. */
    hasLimits: Object.keys(hourlyLimits).length > 0,
    chat,
    config,
    lines,
    mailbox,
    sessions,
    added,
    live,
    request,
    signUp: (name?: string, email?: string) => signUp(request, name, email),
  };
}

/** Practically no limits, since a test signs up hundreds of people from one address. */
const manyPerHour = Object.fromEntries(Object.keys(HOURLY_LIMITS).map((limit) => [limit, 10_000])) as HourlyLimits;

export type TestApp = ReturnType<typeof createTestApp>;
type SendRequest = TestApp['request'];

/** A client that calls the contract with this cookie. */
export function clientFor(request: SendRequest, cookie?: string): ApiClient {
  const link = new OpenAPILink(contract, {
    url: `${ORIGIN}/api`,
    fetch: async (sent) => {
      const { method } = sent;
      const body = method === 'GET' || method === 'HEAD' ? undefined : await sent.text();
      const { pathname, search } = new URL(sent.url);
      return request(pathname + search, {
        method,
        headers: sent.headers,
        ...(body && { body }),
        ...(cookie && { cookie }),
      });
    },
    customErrorResponseBodyDecoder: readRefusal,
  });
  return createORPCClient(link);
}

/** Signs up a new person through the front door. */
async function signUp(
  request: SendRequest,
  fullName = 'Ada Founder',
  email = `${randomBytes(8).toString('hex')}@example.com`,
) {
  const response = await request('/api/auth/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName, email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { email, fullName, cookie, api: clientFor(request, cookie) };
}

export type Visitor = Awaited<ReturnType<typeof signUp>>;

/** A person who has signed up and founded a company, with an open draft. */
export const foundThroughTheDoor = (app: TestApp, companyName = 'A company of its own') =>
  foundOrCopy(app, `company ${companyName}`, async () => {
    const visitor = await app.signUp();
    const company = await visitor.api.company.create({ name: companyName, industry: 'food-beverage', size: 'large' });
    await visitor.api.assessment.begin({ copyOf: null });
    const { draft } = await visitor.api.assessment.readDraft();
    return { ...visitor, company, draft: mustHave(draft) };
  });
