import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashMigration, migrate, readMigrations } from '#database/migrate.ts';
import { listReferenceTables, seedReferenceData } from '#database/seed.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { Field, Fields } from '#domain/fields/kinds.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import { DEFAULT_NOTIFICATIONS } from '#domain/people/notification-preferences.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { ESRS_VERSIONS } from '#domain/reference/esrs-versions.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import { readCatalogue } from '../../scripts/tables/read-catalogue.ts';
import { writeTypes } from '../../scripts/tables/write-types.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Values at the very limits that the wire accepts. */
function allowed(field: Field): unknown[] {
  if ('options' in field && field.kind !== 'choices') return field.options.map(({ id }) => id);
  if (field.kind === 'line' || field.kind === 'long-text') return ['x'.repeat(field.max)];
  if (field.kind === 'day') return ['', '1900-01-01', '2099-12-31'];
  if (field.kind === 'whole') return [field.min, field.max];
  if (field.kind === 'optional-whole') return [null, field.min, field.max];
  if (field.kind === 'score5' || field.kind === 'optional-score5') return [1, 5];
  if (field.kind === 'choices') return [Array.from({ length: field.max }, () => 'x')];
  return [];
}

/** Values that both the wire and the table reject. Lists of reference data are checked on the wire alone. */
function refused(field: Field): unknown[] {
  if (field.kind === 'one-of' || field.kind === 'optional-one-of') return ['something else'];
  if (field.kind === 'line' || field.kind === 'long-text') return ['x'.repeat(field.max + 1)];
  if (field.kind === 'day') return ['2025-1-1', 'soon', '1899-12-31', '2100-01-01'];
  if (field.kind === 'whole' || field.kind === 'optional-whole') return [field.min - 1, field.max + 1];
  if (field.kind === 'score5' || field.kind === 'optional-score5') return [0, 6];
  if (field.kind === 'choices') return [Array.from({ length: field.max + 1 }, () => 'x')];
  return [];
}

describe('the tables', () => {
  it('match tables.ts: after a migration, npm run tables writes it again', async () => {
    const source = await readFile(new URL('../../database/tables.ts', import.meta.url), 'utf8');
    const columns = await asOwner(database.ownerUrl, readCatalogue);
    expect(columns.length).toBeGreaterThan(150);
    expect(writeTypes(columns)).toBe(source);
  });

  it.each([
    ['materiality_components', componentFields],
    ['stakeholder_mapping', stakeholderFields],
    ['value_chain_activities', activityFields],
    ['topic_decisions', topicDecisionFields],
    ['measures', measureFields],
    ['net_scores', netScoreFields],
    ['horizon_scores', horizonScoreFields],
    ['materiality_scores', topicScoreFields],
    ['assessment_topic_selections', selectionFields],
    ['assessment_responses', answerFields],
  ])('%s follows its fields: the same default, no longer text, no other choice', async (table, fields: Fields) => {
    await asOwner(database.ownerUrl, async (client) => {
      const catalogue = new Map((await readCatalogue(client)).map((row) => [`${row.table}.${row.column}`, row]));
      for (const [name, field] of Object.entries(fields)) {
        const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        const found = catalogue.get(`${table}.${column}`);
        expect(found, name).toBeDefined();
        const holds = async (value: unknown) => {
          const checks = found?.checks.map((check) => check.slice('CHECK '.length)).join(' and ') || 'true';
          const sql = `select (${checks}) is not false as holds from (select $1::${found?.type} as ${column}) as row`;
          return (await client.query<{ holds: boolean }>(sql, [value])).rows[0]?.holds;
        };
        for (const value of allowed(field)) expect(await holds(value), `${name} ${value}`.slice(0, 80)).toBe(true);
        for (const value of refused(field)) expect(await holds(value), `${name} ${value}`.slice(0, 80)).toBe(false);
        expect(found?.isNullable, name).toBe(field.kind.startsWith('optional-'));
      }
    });
  });

  it('hold exactly the reference data of the domain, and seeding again changes nothing', async () => {
    await seedReferenceData(database.ownerUrl);
    await asOwner(database.ownerUrl, async (client) => {
      for (const { table, key, rows } of listReferenceTables()) {
        const found = await client.query(`select * from ${table} order by ${key.join(', ')}`);
        const order = (row: Record<string, unknown>) => key.map((column) => row[column]).join('\u0001');
        const sorted = (list: Record<string, unknown>[]) => list.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
        expect(sorted(found.rows)).toEqual(sorted(rows));
      }
    });
  });

  it.each<[string, string, readonly (string | number)[]]>([
    ['assessments', 'esrs_version', ESRS_VERSIONS],
    ['assessments', 'impact_threshold', THRESHOLD_CHOICES],
    ['assessments', 'financial_threshold', THRESHOLD_CHOICES],
    ['materiality_topics', 'category', CATEGORIES],
    ['reference_topics', 'category', CATEGORIES],
    ['reference_topics', 'esrs_version', ESRS_VERSIONS],
  ])('%s accepts in %s exactly what the domain lists', async (table, column, list) => {
    const columns = await asOwner(database.ownerUrl, readCatalogue);
    const check = columns.find((row) => row.table === table && row.column === column)?.checks.join() ?? '';
    const named = [...check.matchAll(/'([^']+)'::text|\(([\d.]+)\)::numeric|(?<=[[ ])([\d.]+)(?=[\],])/g)];
    expect(named.map(([, text, ...numbers]) => text ?? Number(numbers.find(Boolean)))).toEqual(list);
  });

  it('start a person’s switches with the defaults of the domain', async () => {
    await asOwner(database.ownerUrl, async (client) => {
      await client.query(
        `insert into users (id, name, email) values (gen_random_uuid(), 'Ada', 'ada@switches.example')`,
      );
      const { rows } = await client.query(
        `insert into notification_preferences (user_id) select id from users where email = 'ada@switches.example'
         returning email, assessment_reminders as "assessmentReminders", report_updates as "reportUpdates",
           system_updates as "systemUpdates", mentions, assignments, review_requests as "reviewRequests", signatures,
           due_dates as "dueDates", weekly_digest as "weeklyDigest"`,
      );
      expect(rows).toEqual([DEFAULT_NOTIFICATIONS]);
    });
  });

  it('are not changed by migrating again', async () => {
    expect(await migrate(database.ownerUrl)).toEqual([]);
    expect((await readMigrations()).map((migration) => migration.id.slice(0, 4))).toEqual(
      (await readMigrations()).map((_, index) => String(index + 1).padStart(4, '0')),
    );
  });

  it('from before migrations had hashes get them at the next start', async () => {
    const hashes = () =>
      asOwner(
        database.ownerUrl,
        async (client) => (await client.query('select id, hash from schema_migrations order by id')).rows,
      );
    const before = await hashes();
    await asOwner(database.ownerUrl, (client) => client.query('alter table schema_migrations drop column hash'));
    await migrate(database.ownerUrl);
    expect(await hashes()).toEqual(before);
    expect(before.filter(({ hash }) => hash === null)).toEqual([]);
  });

  it('are refused when a migration was changed after it ran, and the error names it', async () => {
    const change = (sql: string) => asOwner(database.ownerUrl, (client) => client.query(sql));
    await change(`update schema_migrations set hash = 'x' || hash where id like '0005%'`);
    await expect(migrate(database.ownerUrl)).rejects.toThrow(
      /database\/migrations\/0005_chat\.sql was changed after it ran/,
    );
    await change(`update schema_migrations set hash = substr(hash, 2) where id like '0005%'`);
  });

  it('ignore other line ends and comments in a migration', () => {
    expect(hashMigration('-- one\ncreate table a ();\n')).toBe(hashMigration('create table a ();\r\n  -- two'));
    expect(hashMigration('create table a ();')).not.toBe(hashMigration('create table b ();'));
  });

  it('get what they lack in early databases, and repairing them twice does no harm', async () => {
    await asOwner(database.ownerUrl, async (client) => {
      // The state that the first versions of three migrations created.
      await client.query('alter table chat_messages drop column answered_by');
      await client.query(`alter table invitations drop constraint invitations_status_check,
        add constraint invitations_status_check check (status in ('pending', 'accepted', 'revoked'))`);
      await client.query(`drop trigger record_history on invitations;
        create trigger record_history after insert or update or delete on invitations
          for each row execute function record_history('mail_secret_hash', 'link_secret_hash')`);
      const repair = mustHave((await readMigrations()).find(({ id }) => id.includes('repair'))).sql;
      const [repairing = ''] = repair.split('-- Which secrets.json');
      await client.query(repairing);
      await client.query(repairing);
      const { rows } = await client.query(`select
        exists (select from information_schema.columns where table_name = 'chat_messages' and column_name = 'answered_by') as answered,
        pg_get_constraintdef((select oid from pg_constraint where conname = 'invitations_status_check')) as status,
        (select string_agg(pg_get_triggerdef(oid), '') from pg_trigger where tgrelid = 'invitations'::regclass and tgname = 'record_history') as history`);
      expect(rows[0]).toMatchObject({
        answered: true,
        status: expect.stringContaining('expired'),
        history: expect.stringContaining(`'email'`),
      });
    });
  });

  it('are refused when a newer program wrote them', async () => {
    await asOwner(database.ownerUrl, (client) =>
      client.query(`insert into schema_migrations (id) values ('9999_future')`),
    );
    await expect(migrate(database.ownerUrl)).rejects.toThrow(
      /written by another version of Twofold.*Start the version that wrote it/,
    );
    await asOwner(database.ownerUrl, (client) =>
      client.query(`delete from schema_migrations where id = '9999_future'`),
    );
  });
});
