import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyTx, Member } from '#database/doors.ts';
import { openDatabase } from '#database/open.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { clientFor, createTestApp, type TestApp } from '../shared/front-door.ts';
import { joinAsAuditor } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundLinkedWorld, type LinkedWorld } from '../shared/world.ts';
import type { EndpointName } from './endpoint-inputs.ts';
import { type Endpoint, endpoints, inputOf, outcomeOf } from './endpoints.ts';

/** Carries the result of a door's work past the rolled-back transaction. */
class RolledBack {
  readonly given: unknown;
  constructor(given: unknown) {
    this.given = given;
  }
}

/** The codes of changes that PostgreSQL ended because of a deadlock, including those that the door then retries. */
const refused: string[] = [];

function noteRefused(error: unknown): never {
  const { code } = error as { code?: unknown };
  if (code === '40P01' || code === '40001') refused.push(code);
  throw error;
}

/**
 * The real database, except that nothing a member does persists, so that each pair of changes meets the assessment unchanged. Locks are
 * held as long as usual, and deferred constraints are checked before the rollback.
 */
function withoutTrace<Whole extends Pick<TestDatabase, 'inCompany'>>(database: Whole): Whole {
  const inCompany = async <T>(member: Member, work: (tx: CompanyTx) => Promise<T>, reason?: string): Promise<T> => {
    try {
      return await database.inCompany(
        member,
        async (tx) => {
          // However slow the machine: only changes that wait for each other may fail.
          await sql`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true)`.execute(
            tx,
          );
          const given = await work(tx).catch(noteRefused);
          await sql`set constraints all immediate`.execute(tx);
          throw new RolledBack(given);
        },
        reason,
      );
    } catch (error) {
      if (error instanceof RolledBack) return error.given as T;
      throw error;
    }
  };
  return { ...database, inCompany };
}

let database: TestDatabase;
let owner: pg.Client;
/** Watches while the owner's transaction is open: within that one PostgreSQL shows the same connections to the end, and no new ones. */
let watcher: pg.Client;
let lasting: TestApp;
let passing: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  watcher = new pg.Client({ connectionString: database.ownerUrl });
  await Promise.all([owner.connect(), watcher.connect()]);
  // Deadlocks are reported immediately.
  await owner.query(
    `do $$ begin execute format('alter database %I set deadlock_timeout = 100', current_database()); end $$`,
  );
  const roomy = await openDatabase(database.appUrl, { poolSize: 2 * BLOCK + 2, connectTimeoutMs: 30_000 });
  database.beforeClose(() => roomy.close());
  lasting = createTestApp(database);
  passing = createTestApp(withoutTrace({ ...database, ...roomy }), { secrets: lasting.config.secrets });
});
afterAll(async () => {
  await Promise.all([owner.end(), watcher.end()]);
  await database.close();
});

type Inputs = Partial<Record<EndpointName, object>>;

/** The states an assessment can have, how it reaches them, and the inputs that differ then. */
const states: Record<string, (world: LinkedWorld) => Promise<Inputs>> = {
  draft: async () => ({}),
  'not scored yet': async (world) => {
    await owner.query('delete from materiality_scores where assessment_id = $1', [world.assessmentId]);
    await owner.query('delete from materiality_components where assessment_id = $1', [world.assessmentId]);
    return {};
  },
  'with a material topic': async ({ api, assessmentId, decision: { topicId, side, version: seenVersion } }) => {
    await api.topicDecisions.decide({ assessmentId, topicId, side, isMaterial: true, reason: 'Judged', seenVersion });
    return {};
  },
  'short of a reason': async ({ api, assessmentId, draft: { topics } }) => {
    const topicId = mustHave(topics.at(-1)).id;
    await api.topics.saveSelections({ assessmentId, selections: [{ topicId, isRelevant: false, seenVersion: null }] });
    const { changes } = await api.history.ofAssessment({ assessmentId, lacking: 'reason' });
    return { 'laterReasons.give': { assessmentId, line: mustHave(changes[0]).id, reason: 'Given later' } };
  },
  'carried over': async ({ api, assessmentId, draft: { assessment } }) => {
    await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: assessment.version });
    const { assessment: present, components } = await api.assessment.read({ assessmentId });
    const seen = components.map(({ id, version: seenVersion }) => ({ id, seenVersion }));
    const stated = { assessmentId, components: seen, reason: 'Nothing changed', version: present.version };
    return { 'review.confirmUnchanged': stated };
  },
  completed: async ({ api, assessmentId }) => {
    await api.assessment.complete({ assessmentId });
    const { sha256 } = await api.signOff.read({ assessmentId });
    return { 'signOff.sign': { ...signing(assessmentId, mustHave(sha256)) } };
  },
  signed: async ({ api, assessmentId }) => {
    await api.assessment.complete({ assessmentId });
    const { sha256 } = await api.signOff.read({ assessmentId });
    await api.signOff.sign(signing(assessmentId, mustHave(sha256)));
    const { standing } = await api.signOff.read({ assessmentId });
    return { 'signOff.withdraw': { assessmentId, id: mustHave(standing[0]).id, reason: 'Signed too early' } };
  },
  deleted: async ({ api, assessmentId }) => {
    await api.assessment.remove({ assessmentId });
    return {};
  },
};

const signing = (assessmentId: LinkedWorld['assessmentId'], sha256: string) => ({
  ...{ assessmentId, sha256, step: 'prepared' as const, by: { from: 'outside' as const, name: 'Carla Chair' } },
  ...{ jobTitle: 'Chair', signedOn: new Date().toISOString().slice(0, 10), minutes: 'Board', minutesOn: '2026-01-31' },
});

/** Everything that changes an assessment or its contents; uploaded bytes belong to no assessment and need several transactions. */
const changesOf = (world: LinkedWorld): Endpoint[] =>
  endpoints.filter(
    ({ meta, name, noun }) =>
      meta.effect.kind === 'changes' &&
      meta.body !== 'stream' &&
      (noun === 'evidence' || JSON.stringify(inputOf(name, world) ?? {}).includes(world.assessmentId)),
  );

/** The number of changes in a block; each block meets every other. */
const BLOCK = 6;

let all: readonly Endpoint[] = [];
const seenToSucceed = new Set<string>();

describe.each(Object.keys(states))('on an assessment that is %s', (state) => {
  it('no two changes deadlock', async () => {
    const world = await foundLinkedWorld(lasting);
    all = changesOf(world);
    const auditor = await joinAsAuditor(lasting, world);
    const inputs = await mustHave(states[state])(world);
    const [asMember, asAuditor] = [apiOf(world.cookie), apiOf(auditor.cookie)];
    const change = (endpoint: Endpoint) =>
      outcomeOf(
        endpoint.noun === 'audit' ? asAuditor : asMember,
        endpoint,
        inputs[endpoint.name] ?? inputOf(endpoint.name, world),
      );
    const possible: Endpoint[] = [];
    for (const endpoint of all) if ((await change(endpoint)).status < 300) possible.push(endpoint);
    // Pairs that met in an earlier state need not meet again.
    const [known, fresh] = [true, false].map((isKnown) =>
      possible.filter(({ name }) => seenToSucceed.has(name) === isKnown),
    ) as [Endpoint[], Endpoint[]];
    for (const { name } of fresh) seenToSucceed.add(name);
    const [blocksOfFresh, blocksOfKnown] = [inBlocks(fresh), inBlocks(known)];
    const wrong: string[] = [];
    // Each change also meets only itself: among many, one that locks the row exclusively keeps the others apart, and a change that takes a
    // shared lock first and then upgrades it would go unnoticed.
    const twins = fresh.map((endpoint) => [endpoint, endpoint]);
    const meetings = blocksOfFresh.flatMap((block, place) =>
      [...blocksOfFresh.slice(place), ...blocksOfKnown].map((other) => [...block, ...other]),
    );
    for (const met of [...twins, ...meetings]) {
      const faults = await faultsOf(() =>
        meet(
          world.assessmentId,
          met.map((endpoint) => () => change(endpoint)),
        ),
      );
      if (faults.length > 0) wrong.push(`${met.map(({ name }) => name).join(', ')}: ${faults.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('each change succeeds in one of these states, so that none goes untested', () => {
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ name }) => !seenToSucceed.has(name)).map(({ name }) => name)).toEqual([]);
});

/** The faults where changes met. Repeats the meeting where one timed out or lost its connection, which says nothing about the order. */
async function faultsOf(meeting: () => Promise<{ status: number; code: string }[]>): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    refused.length = 0;
    const outcomes = await meeting();
    const faults = [...outcomes.filter(({ status }) => status >= 500).map(({ code }) => code), ...refused];
    const told = faults.filter((fault) => !isOfTime(fault));
    if (tries === 5 || told.length > 0 || faults.length === 0) return told;
  }
}

/** The answers to a change that waited too long, for a connection or for others. */
const isOfTime = (fault: string) => ['database-away', 'too-busy'].includes(fault);

/** A client that declares the length of its bodies, as browsers do: a body of unknown length counts as the longest. */
const apiOf = (cookie: string) =>
  clientFor((path, init = {}) => {
    const headers = new Headers(init.headers);
    if (typeof init.body === 'string') headers.set('content-length', String(Buffer.byteLength(init.body)));
    return passing.request(path, { ...init, headers });
  }, cookie);

const inBlocks = (list: readonly Endpoint[]) =>
  Array.from({ length: Math.ceil(list.length / BLOCK) }, (_, n) => list.slice(n * BLOCK, (n + 1) * BLOCK));

/** Makes changes meet at the assessment: its row is locked until each of them waits or has finished. */
async function meet<T>(assessmentId: string, changes: readonly (() => Promise<T>)[]): Promise<T[]> {
  await owner.query('begin');
  await owner.query('select from assessments where id = $1 for update', [assessmentId]);
  let running = changes.length;
  const outcomes = changes.map((change) =>
    change().finally(() => {
      running -= 1;
    }),
  );
  while (running > 0 && (await countWaiting()) < running) await sleep(5);
  await owner.query('commit');
  return Promise.all(outcomes);
}

/** How many of the server's statements wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where not l.granted and a.datname = current_database()`,
  );
  return mustHave(rows[0]).count;
}
