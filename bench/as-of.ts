/** How long the state as of a time takes, by how much was changed before it. Aim: under a second with 20,000 changes. */
import { requireSame } from './checked-baseline.ts';
import { forget, signIn, startDemo } from './demo-server.ts';
import { asOwner } from './grow-sample.ts';
import { readListSizes } from './list-sizes.ts';
import { readReader } from './reader.ts';

const SIZES = [1_000, 20_000, 100_000];
const TIMES = 9;

/** So many more changes of texts and scores, spread over the components of an assessment, as the trigger would record them. */
const CHANGE = `
  with component as (
    select *, row_number() over (order by id) - 1 as place, count(*) over () as total
    from materiality_components where assessment_id = $1
  )
  insert into history (company_id, assessment_id, table_name, row_id, action, old, new)
  select company_id, assessment_id, 'materiality_components', id, 'update',
    jsonb_build_object('description', description, 'impact_severity', impact_severity),
    jsonb_build_object('description', repeat('Change ' || n || '. ', 40), 'impact_severity', 1 + n % 5)
  from generate_series(1, $2::int) n join component on place = n % total`;

const server = await startDemo();
try {
  const cookie = await signIn(server);
  const { assessmentId: id } = await readReader(server.url, cookie);
  let recorded = 0;
  for (const size of SIZES) {
    await asOwner(server.ownerUrl, (client) => client.query(CHANGE, [id, size - recorded]));
    recorded = size;
    const address = `${server.url}/api/assessments/${id}`;
    const asOfNow = await readListSizes(`${address}/as-of?at=${new Date().toISOString()}`, cookie);
    requireSame('Rows as of now and today', asOfNow, await readListSizes(address, cookie));
    console.log(
      `${size} changes: ${(await typicalWait(`${server.url}/api/assessments/${id}/as-of`, cookie)).toFixed(0)} ms`,
    );
  }
} finally {
  await server.stop();
  await forget(server);
}

/** The median of some questions about now, in milliseconds until the whole answer is there. */
async function typicalWait(address: string, cookie: string): Promise<number> {
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${address}?at=${new Date().toISOString()}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`as of now answered ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    waits.push(performance.now() - startedAt);
  }
  return waits.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
}
