import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';

/** Whatever prevents keeping different companies on different machines, one line each. */
const TIES = `
  select format('policy %s on %s looks into another table', polname, polrelid::regclass) as tie from pg_policy
    where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~* '\\mfrom\\M'
  union all
  select format('function %s asks for the name of the table at which it stands', proname) from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~* 'tg_(table_name|relname)'
  union all
  select format('the history of %s goes by another name', tgrelid::regclass) from pg_trigger
    where tgname = 'record_history'
      and split_part(encode(tgargs, 'escape'), '\\000', 1) <> tgrelid::regclass::text
  union all
  select format('key %s empties a column', conname) from pg_constraint
    where contype = 'f' and confdeltype in ('n', 'd') and connamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = conrelid and attnum = any (conkey) and attname = 'company_id')
  union all
  select format('index %s holds for all companies at once', i.indexrelid::regclass) from pg_index i
    where indisunique and exists (select from pg_attribute where attrelid = indrelid and attname = 'company_id' and not attisdropped)
      and not exists (select from pg_attribute where attrelid = indrelid and attnum = any (indkey) and attname = 'company_id')
  order by 1`;

/** The known obstacles (docs/decisions/0080-todays-schema.md); no others may be added. */
const KNOWN = [
  // Evidence belongs to all assessments of a company, so an auditor's access depends on where it is used.
  ...['evidence', 'evidence_revisions', 'file_pieces', 'history', 'made_file_pieces', 'stored_files'].map(
    (table) => `policy read_assessments on ${table} looks into another table`,
  ),
  'index invitations_id_key holds for all companies at once',
  'index one_company_for_a_person holds for all companies at once',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a database spread over several machines', () => {
  const listTies = (before = '') =>
    asOwner(database.ownerUrl, async (client) => {
      await client.query(`begin; ${before}`);
      const { rows } = await client.query<{ tie: string }>(TIES);
      await client.query('rollback');
      return rows.map(({ tie }) => tie);
    });

  it('meets no new obstacle', async () => {
    expect((await listTies()).sort()).toEqual(KNOWN.toSorted());
  });

  it('is checked by a query that finds added obstacles', async () => {
    const ties = await listTies(`
      create policy peeps on measures using (exists (select from comments));
      create function names() returns trigger language plpgsql as 'begin new.a := TG_TABLE_NAME; return new; end';
      drop trigger record_history on comments;
      create trigger record_history after insert on comments for each row execute function record_history('body');
      alter table measures add foreign key (company_id, component_id) references materiality_components (company_id, id)
        on delete set null (component_id);
      create unique index one_title on measures (title);`);
    expect(ties.filter((tie) => !KNOWN.includes(tie))).toEqual([
      'function names asks for the name of the table at which it stands',
      'index one_title holds for all companies at once',
      'key measures_company_id_component_id_fkey empties a column',
      'policy peeps on measures looks into another table',
      'the history of comments goes by another name',
    ]);
  });
});
