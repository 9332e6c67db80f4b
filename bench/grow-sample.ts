import pg from 'pg';
import { ASSESSMENT_TABLES } from '#database/assessment-tables.ts';

/** What a component that takes after another has of its own. */
const OWN = new Set([
  'company_id',
  'id',
  'assessment_id',
  'version',
  'created_at',
  'title',
  'impact_scale',
  'impact_scope',
  'financial_risk_opportunity',
]);
const KEYS = new Set(['company_id', 'id', 'assessment_id', 'topic_id', 'copied_from']);

/** Works as the owner, past the wall and without triggers: millions of rows in minutes, and no history of them. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Gives an assessment exactly `count` components: the newest go, the same of each server, or copies of its own are added. */
export async function setComponentCount(client: pg.Client, assessmentId: string, count: number): Promise<void> {
  await client.query(
    `delete from materiality_components where assessment_id = $1 and id in
      (select id from materiality_components where assessment_id = $1 order by created_at, title, id offset $2)`,
    [assessmentId, count],
  );
  const columns = await columnsOf(client, 'materiality_components', (name) => name !== 'id');
  await client.query(
    `insert into materiality_components (${columns})
      select ${columns} from materiality_components, generate_series(1, $2) where assessment_id = $1
      limit $2 - (select count(*) from materiality_components where assessment_id = $1)`,
    [assessmentId, count],
  );
  await client.query('vacuum analyze materiality_components');
}

/**
 * Makes the components of an assessment differ, as people's do: copies of one another cost less to draw, to sort and to search. Each takes
 * after one of the different ones there are, in turn, under a title of its own and with other scores.
 */
export async function varyComponents(client: pg.Client, assessmentId: string): Promise<void> {
  const columns = await columnsOf(client, 'materiality_components', (name) => !OWN.has(name));
  await client.query(
    `with kinds as (
       select *, row_number() over (order by title) - 1 as place, count(*) over () as places
       from (select distinct on (title) * from materiality_components where assessment_id = $1 order by title, id) known
     ), taken as (
       select own.id as own, own.number, kinds.*
       from (select id, row_number() over (order by id) as number from materiality_components where assessment_id = $1) own
       join kinds on kinds.place = own.number % kinds.places
     )
     update materiality_components row set (${columns}, title, impact_scale, impact_scope, financial_risk_opportunity) =
       (select ${columns}, title || ' ' || number, 1 + (impact_scale + number) % 5, 1 + (impact_scope + number / 2) % 5,
         1 + (financial_risk_opportunity + number) % 5 from taken where own = row.id)
     where assessment_id = $1`,
    [assessmentId],
  );
  // A severity that does not follow from its details would be refused with the next save (method M8).
  await client.query(
    `update materiality_components set impact_severity = coalesce(case impact_polarity
       when 'Negative' then greatest(impact_scale, impact_scope, impact_irremediability)
       when 'Positive' then ceil((coalesce(impact_scale, impact_scope) + coalesce(impact_scope, impact_scale)) / 2.0) end,
       impact_severity)
     where assessment_id = $1 and kind = 'impact' and severity_reason = ''`,
    [assessmentId],
  );
  await client.query('vacuum analyze materiality_components');
}

/** Adds companies that hold the same as this one, under ids of their own. */
export async function copyCompany(client: pg.Client, companyId: string, copies: number): Promise<void> {
  await copyRows(client, 'companies', 'id = $1', companyId, copies);
  for (const table of ASSESSMENT_TABLES) await copyRows(client, table, 'company_id = $1', companyId, copies);
  await client.query('vacuum analyze');
  // Otherwise, the checkpoint could fall into a measurement.
  await client.query('checkpoint');
}

/** Gives every other draft the components of this one, under its own topics. */
export async function spreadComponents(client: pg.Client, assessmentId: string): Promise<void> {
  const columns = await columnsOf(client, 'materiality_components', (name) => !KEYS.has(name));
  await client.query(
    `insert into materiality_components (company_id, assessment_id, topic_id, ${columns})
      select own.company_id, own.assessment_id, own.id, ${columns.map((name) => `component.${name}`)}
      from materiality_topics own
      join assessments draft on draft.id = own.assessment_id and draft.status = 'draft' and draft.id <> $1
      join materiality_topics topic on topic.code = own.code and topic.assessment_id = $1
      join materiality_components component on component.topic_id = topic.id`,
    [assessmentId],
  );
}

async function copyRows(client: pg.Client, table: string, where: string, companyId: string, copies: number) {
  const columns = await columnsOf(client, table, () => true);
  const values = columns.map((name) => (KEYS.has(name) ? `md5(copy || ${name}::text)::uuid` : name));
  await client.query(
    `insert into ${table} (${columns}) select ${values} from generate_series(1, $2::int) copy, ${table} where ${where}`,
    [companyId, copies],
  );
}

/** The id that a row has in a copy, in SQL: right in its form, as the API asks of ids. */
export const copyOf = (id: string, copy: string) =>
  `overlay(overlay(md5(${copy} || ${id}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Copies an assessment, or its rows in a table, within its company, under ids of their own; beside other drafts, as a reopened one. */
export async function copyRowsWithin(client: pg.Client, table: string, assessmentId: string, copy: number) {
  const columns = await columnsOf(client, table, () => true);
  const ids = new Set([...KEYS].filter((name) => name !== 'company_id'));
  const values = columns.map((name) =>
    ids.has(name) ? copyOf(`${name}::text`, '$2::text') : name === 'reopened' ? 'true' : name,
  );
  const key = table === 'assessments' ? 'id' : 'assessment_id';
  await client.query(`insert into ${table} (${columns}) select ${values} from ${table} where ${key} = $1`, [
    assessmentId,
    copy,
  ]);
}

/** As the table has them now, so that a column added later is filled as well. */
async function columnsOf(client: pg.Client, table: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name).filter(isWanted);
}

/** Gives an assessment exactly `count` relevant topics, those of a company's own among them, each with an impact and a risk of any score. */
export async function setTopicCount(client: pg.Client, assessmentId: string, count: number): Promise<void> {
  const kept = [assessmentId];
  await client.query(
    `insert into materiality_topics (company_id, assessment_id, code, name, category, position)
      select company_id, id, substr(category, 1, 1) || '-own-' || number, 'A matter of our own, number ' || number, category, 1000 + number
      from assessments, generate_series(1, 300) number,
        lateral (select (array['Environmental', 'Social', 'Governance'])[1 + number % 3] as category) chosen
      where id = $1
        and not exists (select from materiality_topics known where known.assessment_id = $1 and known.position = 1000 + number)`,
    kept,
  );
  await client.query('delete from assessment_topic_selections where assessment_id = $1', kept);
  const columns = await columnsOf(client, 'materiality_components', (name) => !OF_A_POINT.has(name));
  const made = await client.query<{ first: Date }>('select max(created_at) as first from materiality_components');
  await client.query(
    `insert into materiality_components (${columns}, topic_id, impact_severity, impact_scale, impact_scope,
        impact_irremediability, impact_likelihood, financial_risk_opportunity, financial_likelihood, human_rights,
        actual_potential_impact, impact_polarity, created_at)
      select ${columns.map((name) => `model.${name}`)}, topic.id, high, high, high, high, likely, 1 + (number * 5 + number / 7) % 5, 1 + (number * 2 + number / 5) % 5, false,
        case model.kind when 'impact' then 'Potential' end, case model.kind when 'impact' then 'Negative' end, $2::timestamptz + interval '1 s'
      from (select *, row_number() over (order by position, code) as number from materiality_topics where assessment_id = $1) topic,
        lateral (select 1 + (number * 3 + number / 5) % 5 as high, 1 + (number + number / 3) % 5 as likely) scores,
        lateral (
          (select ${columns} from materiality_components where assessment_id = $1 and kind = 'impact' order by id limit 1)
          union all
          (select ${columns} from materiality_components where assessment_id = $1 and kind = 'risk' order by id limit 1)
        ) model
      where number <= $3`,
    [assessmentId, made.rows[0]?.first, count],
  );
  await client.query('delete from materiality_components where assessment_id = $1 and created_at <= $2', [
    assessmentId,
    made.rows[0]?.first,
  ]);
  await client.query('vacuum analyze materiality_components');
}

/** Of a component that is a topic's point: where it stands and what it scores. */
const OF_A_POINT = new Set([
  'id',
  'topic_id',
  'impact_severity',
  'impact_scale',
  'impact_scope',
  'impact_irremediability',
  'impact_likelihood',
  'financial_risk_opportunity',
  'financial_likelihood',
  'human_rights',
  'actual_potential_impact',
  'impact_polarity',
  'created_at',
]);
