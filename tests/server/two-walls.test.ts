import { randomUUID } from 'node:crypto';
import type { ORPCError } from '@orpc/client';
import { CamelCasePlugin, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyColumns } from '#database/company-filter.ts';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';
import { insertMessage } from '#server/features/assistant/chat/queries.ts';
import { readRowsOf } from '#server/features/assurance/history/rows-as-of.ts';
import { insertSeal } from '#server/features/assurance/seals/queries.ts';
import { insertPackage } from '#server/features/documents/package/queries.ts';
import { copyContents } from '#server/features/questionnaire/assessment/queries.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { insertSnapshot } from '#server/features/questionnaire/assessment/status-queries.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';
import { requireTopics } from '#server/features/records/save-rows.ts';
import { componentRows } from '#server/features/register/components/queries.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { clientFor, createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundLinkedWorld, type LinkedWorld, SECRET } from '../shared/world.ts';
import { endpointInputs } from './endpoint-inputs.ts';
import { type Endpoint, endpoints, inputOf, outcomeOf } from './endpoints.ts';

type CompanyTable = keyof typeof companyColumns;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const views: readonly CompanyTable[] = ['companyPeople', 'companyEarlierNames'];
const walled = (Object.keys(companyColumns) as CompanyTable[]).filter((table) => !views.includes(table));

let database: TestDatabase;
let app: TestApp;
let theirs: LinkedWorld;
let myself: Member;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  [theirs] = await foundFull(SECRET);
  [, myself] = await foundFull('a word of mine');
});
afterAll(() => database.close());

/** A company with rows in every table, and its founder as a member known to the doors. */
async function foundFull(secret: string): Promise<[LinkedWorld, Member]> {
  const world = await foundLinkedWorld(app, secret);
  const { assessmentId, company, chatSession, email } = world;
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query<{ id: UserId }>('select id from users where email = $1', [email]),
  );
  const userId = mustHave(rows[0]).id;
  const member: Member = { userId, companyId: company.id as CompanyId, role: 'admin', requestId: 'test' };
  await database.inCompany(member, async (tx) => {
    await insertSnapshot(tx, { assessmentId, result: secret, resultSha256: '0'.repeat(64) });
    const message = {
      id: randomUUID(),
      sessionId: chatSession.id,
      assessmentId,
      role: 'user',
      content: secret,
    } as const;
    await insertMessage(tx, userId, message);
    await tx
      .insertInto('assessmentTransfers')
      .values({ assessmentId, before: JSON.stringify({ secret }), after: JSON.stringify({ secret }) })
      .execute();
    const line = world.componentLine;
    await tx.insertInto('laterReasons').values({ assessmentId, line, reason: secret }).execute();
    const times = { at: new Date(), lastAt: new Date() };
    await tx
      .insertInto('auditVisits')
      .values({ assessmentId, what: 'file', title: secret, ...times })
      .execute();
    const marked = { assessmentId, noun: 'component', recordId: world.component.id, recordName: secret } as const;
    await tx
      .insertInto('auditMarks')
      .values({ ...marked, seenLine: '1' })
      .execute();
    const sample = { id: randomUUID(), assessmentId, name: secret, seed: secret, query: '{}', items: '[]' };
    await tx
      .insertInto('auditSamples')
      .values({ ...sample, population: 1, populationSha256: '0'.repeat(64) })
      .execute();
    const mention = { assessmentId, commentId: world.comment.id, userId, name: secret };
    await tx.insertInto('commentMentions').values(mention).execute();
    await tx
      .insertInto('assignments')
      .values({ assessmentId, noun: 'component', recordKey: randomUUID(), title: secret, ownerId: userId })
      .execute();
    await tx
      .updateTable('madeFiles')
      .set({
        state: 'made',
        endedAt: new Date(),
        fileName: secret,
        mediaType: 'text/plain',
        bytes: String(secret.length),
      })
      .execute();
    const { file } = world;
    await tx
      .insertInto('madeFilePieces')
      .values({ fileId: file.id, position: 0, content: Buffer.from(secret) })
      .execute();
    await insertPackage(tx, {
      ...{ id: file.id, assessmentId, fingerprint: '0'.repeat(64), resultSha256: null, bytes: 1 },
      madeAt: new Date(),
    });
    const hash = '0'.repeat(64);
    const lines = { fromHistoryId: '1', toHistoryId: '2', rowCount: 2, marks: secret, root: hash };
    await insertSeal(tx, { ...lines, previous: '', hash, madeAt: new Date().toISOString(), reason: 'daily' });
  });
  await asOwner(database.ownerUrl, async (client) => {
    // Bypasses the trigger, since this draft is not something that can be signed.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into sign_offs (company_id, assessment_id, step, result_sha256, name, job_title, signed_on, recorded_by, manner)
       values ($1, $2, 'prepared', $3, $4, $4, '2026-01-01', $5, 'entered')`,
      [company.id, assessmentId, '0'.repeat(64), secret, userId],
    );
  });
  return [world, member];
}

/** Everything of the other company, including its history, as the owner of the database sees it. */
function photograph(): Promise<string> {
  return asOwner(database.ownerUrl, async (client) => {
    const kept: unknown[] = [];
    for (const table of walled) {
      const rows = `select * from ${snake(table)} where ${companyColumns[table]} = $1 order by id`;
      kept.push([table, (await client.query(rows, [theirs.company.id])).rows]);
    }
    return JSON.stringify(kept);
  });
}

/** Opens row-level security on these tables while `work` runs: the wall exists in name but holds nothing back. */
async function withoutWall<T>(tables: readonly CompanyTable[], work: () => Promise<T>): Promise<T> {
  const policies = await asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ table: string; name: string; using: string; check: string | null }>(
      `select tablename as "table", policyname as name, qual as "using", with_check as check from pg_policies
       where tablename = any($1) and 'twofold_member' = any(roles)`,
      [tables.map(snake)],
    );
    return rows;
  });
  const alter = (row: (typeof policies)[number], using: string, check: string) =>
    `alter policy ${row.name} on ${row.table} using (${using}) ${row.check === null ? '' : `with check (${check})`}`;
  const run = (statements: string[]) => asOwner(database.ownerUrl, (client) => client.query(statements.join(';')));
  await run(policies.map((row) => alter(row, 'true', 'true')));
  try {
    return await work();
  } finally {
    await run(policies.map((row) => alter(row, row.using, row.check ?? '')));
  }
}

/** The same transaction without the filter by company. */
function unfiltered(tx: CompanyTx): CompanyTx {
  const bare = tx.withoutPlugins().withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true }));
  return Object.assign(bare, { own: () => sql<boolean>`true` }) as unknown as CompanyTx;
}

/** The doors of a program that forgets the company in each of its statements, so that only the wall is left. */
const forgetful = (): TestDatabase => ({
  ...database,
  inCompany: (member, work, reason) => database.inCompany(member, (tx) => work(unfiltered(tx)), reason),
});

/** The functions in which PostgreSQL writes JSON and copies rows, without the filter. */
async function withoutFilterInFunctions<T>(work: () => Promise<T>): Promise<T> {
  const definitions = await asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ sql: string }>(
      `select pg_get_functiondef(oid) as sql from pg_proc where pronamespace = 'public'::regnamespace
       and proname in ('whole_assessment', 'draft_and_latest', 'dashboard_facts', 'copy_rows')`,
    );
    return rows.map((row) => row.sql);
  });
  const run = (statements: string[]) => asOwner(database.ownerUrl, (client) => client.query(statements.join(';')));
  const opened = definitions.map((definition) =>
    definition.replace(/(\w+\.)?company_id = (current_company\(\)|\w+\.company_id)/g, 'true'),
  );
  expect(opened.join()).not.toContain('current_company');
  await run(opened);
  try {
    return await work();
  } finally {
    await run(definitions);
  }
}

const walk = endpoints.filter(({ meta, name }) => meta.access === 'member' || /^(company|invitations)/.test(name));
const pointsAtTheirs = (name: Endpoint['name']) => endpointInputs[name](theirs) !== null;
/** Reading first, then what names one of their rows, finally what changes the caller's own company. */
const rank = ({ name, method }: Endpoint) => (method === 'GET' ? 0 : pointsAtTheirs(name) ? 1 : 2);

/** Calls every endpoint as the founder of another company, with their ids; returns those that showed anything or accepted an id. */
async function trespass(through: TestApp, { cookie }: LinkedWorld): Promise<string[]> {
  const api = clientFor(through.request, cookie);
  const crossings: string[] = [];
  for (const endpoint of walk.toSorted((a, b) => rank(a) - rank(b))) {
    const outcome = await outcomeOf(api, endpoint, inputOf(endpoint.name, theirs));
    const text = JSON.stringify(outcome);
    const isShown = text.includes(SECRET) || text.includes(theirs.company.id);
    if (isShown || (pointsAtTheirs(endpoint.name) && !['not-found', 'access-denied'].includes(outcome.code)))
      crossings.push(endpoint.name);
  }
  return crossings;
}

/** Reads, changes and deletes everything that a statement without conditions reaches, then rolls back; counts their rows. */
async function sweep(table: CompanyTable, asAsked: (tx: CompanyTx) => CompanyTx) {
  const column = companyColumns[table] === 'id' ? 'id' : 'companyId';
  const granted = await asOwner(database.ownerUrl, async (client) => {
    const right = `select has_table_privilege('twofold_member', $1, 'update') as "update", has_table_privilege('twofold_member', $1, 'delete') as "delete"`;
    return mustHave((await client.query<{ update: boolean; delete: boolean }>(right, [snake(table)])).rows[0]);
  });
  const reached = async (statement: 'select' | 'update' | 'delete') => {
    let rows: object[] = [];
    const undo = new Error('taken back');
    const sweeping = database.inCompany(myself, async (walled) => {
      const tx = asAsked(walled) as unknown as Transaction<Record<string, Record<string, unknown>>>;
      if (statement === 'select') rows = await tx.selectFrom(table).selectAll().execute();
      if (statement === 'update')
        rows = await tx
          .updateTable(table)
          .set({ [column]: sql.ref(column) })
          .returningAll()
          .execute();
      if (statement === 'delete') rows = await tx.deleteFrom(table).returningAll().execute();
      throw undo;
    });
    await expect(sweeping).rejects.toBe(undo);
    const ofCompany = (id: string) =>
      rows.filter((row) => Object.entries(row).some((entry) => entry.join() === `${column},${id}`));
    return { mine: ofCompany(myself.companyId).length, theirs: ofCompany(theirs.company.id).length };
  };
  return {
    select: await reached('select'),
    ...(granted.update && { update: await reached('update') }),
    ...(granted.delete && { delete: await reached('delete') }),
  };
}

it('lists every table with rows of a company, as the catalogue does: a table missing here has no first wall', async () => {
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and (c.relname = 'companies'
         or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))`,
    ),
  );
  expect(Object.keys(companyColumns).map(snake).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe.each(walled)('without row-level security on %s', (table) => {
  it('no statement reaches another company, but one without the filter would', async () => {
    const before = await photograph();
    const [filtered, bare] = await withoutWall([table], async () => [
      await sweep(table, (tx) => tx),
      await sweep(table, unfiltered),
    ]);
    for (const reached of Object.values(filtered)) expect(reached.theirs).toBe(0);
    for (const reached of Object.values(filtered)) expect(reached.mine).toBeGreaterThan(0);
    for (const reached of Object.values(bare)) expect(reached.theirs).toBeGreaterThan(0);
    expect(await photograph()).toBe(before);
  });
});

describe('without row-level security on any table', () => {
  // What would cross with one table open also crosses with all of them open.
  it('no endpoint shows, accepts or changes anything of another company', async () => {
    const [mine] = await foundFull('a word of mine');
    const before = await photograph();
    expect(await withoutWall(walled, () => trespass(app, mine))).toEqual([]);
    expect(await photograph()).toBe(before);
  });
  /** Skips the draft lock, which would already shut these statements out. */
  const asLocked = (tx: CompanyTx) => tx as DraftTx;

  /** Skips the endpoints' own checks, which would already shut these out: the SQL statements, with everything right but the company. */
  const statements: Record<string, (tx: CompanyTx) => Promise<unknown>> = {
    'a row is changed': (tx) => {
      const { version, ...fields } = theirs.component;
      const row = { ...fields, title: 'overwritten', seenVersion: version };
      return componentRows
        .save(asLocked(tx), theirs.assessmentId, [row])
        .catch((refusal) => (refusal as ORPCError<string, unknown>).data);
    },
    'a row is deleted': (tx) => componentRows.remove(asLocked(tx), theirs.assessmentId, theirs.component.id),
    'topics are found': (tx) =>
      requireTopics(tx, theirs.assessmentId, [theirs.topicId]).catch(
        (refusal) => (refusal as ORPCError<string, unknown>).code,
      ),
    'rows of the history are found': async (tx) => {
      const nothingMore = {
        id: '1',
        at: new Date(),
        by: null,
        userId: null,
        reason: null,
        reasonGiven: null,
        lacksReason: false,
        action: 'update',
        old: null,
        new: null,
      } as const;
      const lines = [{ ...nothingMore, rowId: theirs.component.id, tableName: 'materiality_components' }];
      return [...(await readRowsOf(tx, theirs.assessmentId, lines))];
    },
    'an assessment is read': (tx) => readWhole(tx, theirs.assessmentId).catch(() => null),
    'an assessment is copied': async (tx) => {
      const fresh = await tx
        .insertInto('assessments')
        .values({
          esrsVersion: 'esrs-2026',
          financialYearStart: '2031-01-01',
          status: 'completed',
          completedAt: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await copyContents(tx, { from: theirs.assessmentId, to: fresh.id, origin: 'elsewhere' });
      return tx.selectFrom('materialityTopics').select('code').where('assessmentId', '=', fresh.id).execute();
    },
    'a table is joined': (tx) =>
      tx
        .selectFrom('companies')
        .leftJoin('materialityComponents as joined', (join) => join.on('joined.id', '=', theirs.component.id))
        .select(['companies.id', 'joined.title'])
        .execute(),
  };

  it.each([
    ['a row is changed', { conflicts: [expect.objectContaining({ current: null, changedBy: null })] }],
    ['a row is deleted', false],
    ['topics are found', 'not-found'],
    ['rows of the history are found', []],
    ['an assessment is read', null],
    ['an assessment is copied', []],
    ['a table is joined', [{ id: expect.any(String), title: null }]],
  ])('no statement in SQL reaches another company when %s', async (name, nothing) => {
    const before = await photograph();
    const found = await withoutWall(walled, () => database.inCompany(myself, mustHave(statements[name])));
    expect(found ?? null).toEqual(nothing);
    expect(await photograph()).toBe(before);
  });
});

describe('without the filter by company', () => {
  it('no endpoint shows, accepts or changes anything of another company: row-level security holds', async () => {
    const [mine] = await foundFull('a word of mine');
    const before = await photograph();
    const crossings = await withoutFilterInFunctions(() => trespass(createTestApp(forgetful(), app.config), mine));
    expect(crossings).toEqual([]);
    expect(await photograph()).toBe(before);
  });
});

describe('without either of them', () => {
  it('this test detects endpoints that show and change another company', async () => {
    const [mine] = await foundFull('a word of mine');
    const before = await photograph();
    const crossings = await withoutWall(walled, () =>
      withoutFilterInFunctions(() => trespass(createTestApp(forgetful(), app.config), mine)),
    );
    expect(crossings).toEqual(
      expect.arrayContaining([
        'assessment.read',
        'dashboard.topicTexts',
        'history.ofAssessment',
        'invitations.remove',
        'assessment.rename',
      ]),
    );
    expect(await photograph()).not.toBe(before);
  });
});
