/**
 * What the import of 2,000 rows in 60 columns costs the person at the browser: time until the columns are shown and until the rows are,
 * the longest task, memory, and the presses for a first and a second file of the kind. Limits: the columns a second after reading, no task
 * of more than 50 ms, two presses for the second file. Tasks are measured as time of the processor, which other programs do
 * not affect much; the other times are those of the clock.
 */
import '../scripts/pinned-node.ts';
import { utils, write } from '@e965/xlsx';
import { chromium, type Page } from 'playwright-core';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { consultantTable } from '#tests/journeys/consultant-register.ts';
import { ensureBrowser } from '../scripts/browser.ts';
import { ensureWebIsBuilt } from '../scripts/web-build.ts';
import { withoutBaseline } from './checked-baseline.ts';
import { forget, residentMegabytes, startDemo } from './demo-server.ts';
import { signUp } from './new-company.ts';

const COLUMNS = 60;
const MATCHED = 'columns-shown';
/** What the tool that presses the buttons does in the page arrives as a message of the browser, and is none of the page's work. */
const OF_THE_TOOL = 'Receive mojo message';
const LIMITS = { mappingMs: 1_000, taskMs: 50, presses: 2 };
withoutBaseline('time, tasks and presses are held against fixed limits');
await ensureWebIsBuilt();
const server = await startDemo();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let missed = 0;
try {
  const { cookie } = await signUp(server.url, 'Long Registers Ltd');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: server.url };
    }),
  );
  const page = await context.newPage();
  await page.goto('/app/import');
  const rest = await residentMegabytes(server.pid);
  await importFile(page, 'First', MAX_COMPONENTS / 2);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await importFile(page, 'Second', MAX_COMPONENTS / 2, true);
  console.log(
    `memory of the server: ${(await residentMegabytes(server.pid)).toFixed(0)} MB, at rest ${rest.toFixed(0)} MB`,
  );
} finally {
  await browser.close();
  await server.stop();
  await forget(server);
}
process.exitCode = missed > 0 ? 1 : 0;

/** Imports a workbook of twice as many rows, half of which name a topic that does not exist, and prints what it cost. */
async function importFile(page: Page, name: string, taken: number, isSecond = false): Promise<void> {
  const content = longRegister(name, taken);
  let presses = 0;
  const press = async (label: string | RegExp) => {
    presses += 1;
    await page.getByRole('button', { name: label }).click();
  };
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const readAt = page.waitForResponse('**/api/imports/read').then(async (answer) => {
    await answer.finished();
    return performance.now();
  });
  const startedAt = performance.now();
  await page.getByLabel('Workbook or CSV file').setInputFiles({
    ...{ name: `${name}.xlsx`, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    buffer: content,
  });
  const read = await readAt;
  await page.getByRole('table', { name: 'Match columns' }).waitFor();
  await page.evaluate(`performance.mark('${MATCHED}')`);
  const matched = performance.now();
  if (!isSecond) await press('Use these steps');
  await page.getByRole('button', { name: new RegExp(`^Import ${taken.toLocaleString('en')} rows`) }).waitFor();
  const planned = performance.now();
  await press(/^Import [\d,]+ rows/);
  await page.getByText(/rows imported$/).waitFor();
  const saved = performance.now();
  const { tasks, untilMatched } = tasksIn(await browser.stopTracing());
  const heap = await page.evaluate<number>('performance.memory.usedJSHeapSize');
  const long = tasks.filter((task) => task > LIMITS.taskMs);
  console.log(`${name} file: ${taken * 2} rows in ${COLUMNS} columns, ${(content.length / 1e6).toFixed(1)} MB`);
  console.log(`  ${(read - startedAt).toFixed(0)} ms until it was read`);
  console.log(`  ${(matched - read).toFixed(0)} ms until its columns were shown`);
  hold('ms of the page until then', untilMatched, LIMITS.mappingMs);
  console.log(`  ${(planned - matched).toFixed(0)} ms until its rows were shown, with the presses in between`);
  console.log(`  ${(saved - planned).toFixed(0)} ms until ${taken} rows were saved`);
  hold(`ms for the longest task; ${long.length} over ${LIMITS.taskMs} ms`, Math.max(0, ...tasks), LIMITS.taskMs);
  if (isSecond) hold('presses', presses, LIMITS.presses);
  else console.log(`  ${presses} presses`);
  console.log(`  ${(heap / 1e6).toFixed(0)} MB of memory in the browser`);
}

function hold(what: string, value: number, most: number): void {
  if (value > most) missed += 1;
  console.log(`  ${value > most ? '✗' : '✓'} ${value.toFixed(0)} ${what}, at most ${most}`);
}

/** A consultant's register, with columns of notes beside it; every other row is under a topic that no standard has. */
function longRegister(name: string, taken: number): Buffer {
  const [upper = [], lower = [], ...rows] = consultantTable(taken * 2, name);
  const notes = Array.from({ length: COLUMNS - lower.length }, (_, at) => at);
  const sheet = utils.aoa_to_sheet([
    [...upper, ...notes.map(() => '')],
    [...lower, ...notes.map((at) => `Anmerkung ${at + 1}`)],
    ...rows.map((row, nth) => [
      ...row.map((cell, at) => (at === 1 && nth % 2 === 1 ? 'Unbekanntes Thema' : cell)),
      ...notes.map((at) => `Anmerkung ${at + 1} zur Zeile ${nth + 1}`),
    ]),
  ]);
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'IRO-Register');
  return write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** In microseconds of the processor. */
  tdur?: number;
  args?: { name?: string };
}

/** How long each task of the page took of the processor, in milliseconds, and those until its columns were shown together. */
function tasksIn(trace: Buffer): { tasks: number[]; untilMatched: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const main = traceEvents.filter(({ pid, tid }) => isMain.has(`${pid} ${tid}`));
  const messages = main.filter(({ name }) => name === OF_THE_TOOL);
  const isOfTool = ({ ts, dur = 0 }: TraceEvent) =>
    messages.some((message) => message.ts >= ts && message.ts < ts + dur && (message.dur ?? 0) * 2 > dur);
  const own = main.filter((event) => event.name.endsWith('RunTask') && !isOfTool(event));
  const matchedAt = main.find(({ name }) => name === MATCHED)?.ts ?? 0;
  const until = own.filter(({ ts }) => ts < matchedAt).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return { tasks: own.map(({ tdur = 0 }) => tdur / 1000), untilMatched: until / 1000 };
}
