/**
 * How long the first page of the activity takes, and each filter, by how long the history is. Aim: with 1,000,000 lines no more than
 * 1.2 times as long as with 1,000. What is filtered for is rare, or not there at all, since then the most has to be passed over.
 */
import type pg from 'pg';
import { found } from '#domain/found.ts';
import { requireSame } from './checked-baseline.ts';
import { forget, residentMegabytes, signIn, startDemo } from './demo-server.ts';
import { asOwner, copyOf, copyRowsWithin } from './grow-sample.ts';
import { readListSizes } from './list-sizes.ts';
import { readReader } from './reader.ts';

const SIZES = [1_000, 100_000, 1_000_000];
const TIMES = 31;
/** Somebody who changed three things at the beginning, and nothing since. */
const RARELY = 'd0000000-0000-4000-8000-000000000001';

/**
 * So many more lines, a second apart, as the trigger would record them: nearly all are changes of scores by the one person, each with a
 * reason. The first three are somebody else's and without a reason; of stakeholders there are three, too.
 */
const CHANGE = `
  with component as (
    select *, row_number() over (order by id) - 1 as place, count(*) over () as total
    from materiality_components where assessment_id = $1
  )
  insert into history (company_id, assessment_id, table_name, row_id, action, old, new, reason, user_id, at, topic_id)
  select company_id, assessment_id,
    case when n between 4 and 6 then 'stakeholder_mapping' else 'materiality_components' end, id, 'update',
    case when n % 500 = 0 then jsonb_build_object('title', 'Called ' || n) else jsonb_build_object('impact_severity', n % 5) end,
    case when n % 500 = 0 then jsonb_build_object('title', title) else jsonb_build_object('impact_severity', 1 + n % 5) end,
    case when n > 3 then 'Reason ' || n end,
    case when n > 3 then $3::uuid else '${RARELY}' end, $4::timestamptz + n * interval '1 second', topic_id
  from generate_series(1, $2::int) n join component on place = n % total order by n`;

/** A topic with much under it, and one with nothing. */
const LOUD_TOPIC = 'select topic_id as id from materiality_components where assessment_id = $1 order by id limit 1';
const QUIET_TOPIC = `
  select id from materiality_topics topic where assessment_id = $1
    and not exists (select from materiality_components where topic_id = topic.id) order by position desc limit 1`;

const TABLES = ['assessments', 'materiality_topics', 'materiality_components'] as const;

const server = await startDemo();
try {
  const cookie = await signIn(server);
  const { assessmentId: sample, companyId } = await readReader(server.url, cookie);
  const begun = new Date();
  const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000).toISOString();
  const subjects = await asOwner(server.ownerUrl, async (client) => {
    const member = 'select user_id as id from memberships where company_id = $1 order by created_at limit 1';
    const userId = await idOf(client, member, companyId);
    const made: { size: number; id: string; filters: Record<string, Record<string, string>> }[] = [];
    for (const size of SIZES) {
      const id = await copyAssessment(client, sample, size);
      await client.query(CHANGE, [id, size, userId, begun]);
      const frequent = await idOf(client, LOUD_TOPIC, id);
      const quiet = await idOf(client, QUIET_TOPIC, id);
      made.push({ size, id, filters: filtersOf({ userId, frequent, quiet, after }) });
    }
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return made;
  });
  for (const name of Object.keys(subjects[0]?.filters ?? {})) {
    const sizes: Record<string, number>[] = [];
    for (const { id, filters } of subjects) {
      const filter = new URLSearchParams(filters[name]);
      sizes.push(await readListSizes(`${server.url}/api/assessments/${id}/history?${filter}`, cookie));
    }
    for (const size of sizes) requireSame(`Lines by “${name}”, of the longest history and of each`, sizes.at(-1), size);
  }
  // In turns, so that other load on the machine affects all of them equally.
  const waits = new Map<string, number[]>();
  for (let time = 0; time <= TIMES; time += 1) {
    for (const { size, id, filters } of subjects) {
      for (const [name, filter] of Object.entries(filters)) {
        const wait = await waitFor(
          `${server.url}/api/assessments/${id}/history?${new URLSearchParams(filter)}`,
          cookie,
        );
        // The first round is not counted: it makes the query plans and reads the pages.
        if (time > 0) waits.set(`${name} ${size}`, [...(waits.get(`${name} ${size}`) ?? []), wait]);
      }
      const wait = await waitFor(`${server.url}/api/assessments/${id}/history-choices`, cookie);
      if (time > 0) waits.set(`choices ${size}`, [...(waits.get(`choices ${size}`) ?? []), wait]);
    }
  }
  console.log(`${'milliseconds'.padEnd(26)}${SIZES.map((size) => String(size).padStart(10)).join('')}   ratios`);
  for (const name of [...Object.keys(subjects[0]?.filters ?? {}), 'choices']) {
    const middles = SIZES.map((size) => median(waits.get(`${name} ${size}`) ?? []));
    const ratios = middles.slice(1).map((wait) => `${(wait / (middles[0] ?? 0)).toFixed(2)}x`.padStart(8));
    console.log(`${name.padEnd(26)}${middles.map((wait) => wait.toFixed(1).padStart(10)).join('')}${ratios.join('')}`);
  }
  const { id } = found(subjects[1], 'the assessment with 100,000 lines');
  const rest = await residentMegabytes(server.pid);
  const download = await readDownload(`${server.url}/api/assessments/${id}/history.csv`, cookie);
  console.log(`100,000 lines as CSV: ${download}; ${rest.toFixed(0)} MB before`);
} finally {
  await server.stop();
  await forget(server);
}

interface Known {
  userId: string;
  frequent: string;
  quiet: string;
  after: (seconds: number) => string;
}

function filtersOf({ userId, frequent, quiet, after }: Known): Record<string, Record<string, string>> {
  return {
    'first page': {},
    'a person, three lines': { by: RARELY },
    'a person, nearly all': { by: userId },
    'a noun, three lines': { noun: 'stakeholder' },
    'a noun, nearly all': { noun: 'component' },
    'a topic, none': { topicId: quiet },
    'a topic, many': { topicId: frequent },
    'the first ten minutes': { from: after(0), until: after(600) },
    'until long ago': { until: after(300) },
    'from a day to come': { from: after(10_000_000) },
    'without a reason, three': { lacking: 'reason' },
    'a person and a topic': { by: RARELY, topicId: frequent },
    'a noun and minutes': { noun: 'stakeholder', from: after(0), until: after(300) },
    'a person, no reason': { by: userId, lacking: 'reason' },
    'a person, another noun': { by: userId, noun: 'score' },
    'a topic, another noun': { topicId: frequent, noun: 'score' },
  };
}

/** Another assessment of the company with the same topics and components. */
async function copyAssessment(client: pg.Client, from: string, copy: number): Promise<string> {
  for (const table of TABLES) await copyRowsWithin(client, table, from, copy);
  return idOf(client, `select ${copyOf('$1::text', `'${copy}'`)} as id`, from);
}

async function idOf(client: pg.Client, query: string, about: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(query, [about]);
  return found(rows[0], 'a row of the sample').id;
}

/** Milliseconds until the whole answer is there. */
async function waitFor(address: string, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - startedAt;
}

function median(waits: readonly number[]): number {
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
}

/** How long a file is on its way, how large it is, and the most memory the server held meanwhile. */
async function readDownload(address: string, cookie: string): Promise<string> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(`the download answered ${answer.status} ${await answer.text()}`);
  let [bytes, most] = [0, 0];
  for await (const piece of answer.body) {
    bytes += piece.length;
    most = Math.max(most, await residentMegabytes(server.pid));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return `${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, at most ${most.toFixed(0)} MB of memory`;
}
