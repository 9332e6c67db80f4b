import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile as readBytes, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import type { FileFacts } from '#documents/facts.ts';
import { makeFile, type PlainKind, plainKinds } from '#documents/making/make-file.ts';
import { readFile } from '#documents/reading/read-file.ts';
import type { ReadOutcome } from '#documents/reading/sheets/sheets.ts';
import { tellRead } from '#documents/reading/trim-sheets.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { findOwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import { planWorkbook } from '#domain/imports/sheets/plan-workbook.ts';
import { MAX_CHANGES_IN_FILE } from '#domain/limits.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import { company } from '#sample/company.ts';
import { currentYear } from '#sample/current-year.ts';
import { earlierYear } from '#sample/earlier-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { requireSame } from './checked-baseline.ts';

/** Each in a process of its own, limited as the server limits it: what it takes at its peak, and the seconds of a core. */
const COUNTS = [500, 2000];

/** Rows of a workbook of somebody else: as many as are read, and too many. */
const FOREIGN_ROWS = [5000, 50_000];

/** What a process does: makes one kind of file, reads one, plans what importing it comes to, or only has the facts. */
type Work = PlainKind | 'nothing' | 'reading' | 'planning';

interface Taken {
  peakMb: number;
  seconds: number;
  cpu: number;
  kb: number;
  /** Read of a file. */
  rows: number;
}

const [, , child, work, file = '', count] = process.argv;
if (child === 'child') {
  process.send?.(await take(work as Work, file, Number(count)), () => process.exit());
} else {
  const folder = await mkdtemp(join(tmpdir(), 'twofold-bench-'));
  try {
    for (const each of COUNTS) await measureCount(folder, each);
    for (const rows of FOREIGN_ROWS) await measureForeign(folder, rows);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureCount(folder: string, components: number): Promise<void> {
  const bare = await measure('nothing', '', components);
  const plainest = await measure('json', join(folder, 'json'), components);
  const file = JSON.parse(await readBytes(join(folder, 'json'), 'utf8')) as { inputs: { components: unknown[] } };
  requireSame('Components of the facts and of the plainest file', components, file.inputs.components.length);
  const size = `${bare.peakMb.toFixed(0)} MB`;
  console.log(`${components} components; the facts alone take ${size}, times of a core are beside that of JSON`);
  for (const { id, label } of plainKinds) {
    print(label, id === 'json' ? plainest : await measure(id, join(folder, id), components), { bare, plainest });
  }
  const workbook = join(folder, 'workbook');
  print('Workbook read again', await measure('reading', workbook), { bare, plainest });
  print('… and its import planned', await measure('planning', workbook, components), { bare, plainest });
}

async function measureForeign(folder: string, rows: number): Promise<void> {
  const bare = await measure('nothing', '');
  const path = join(folder, 'foreign');
  const row = (at: number) => Array.from({ length: 20 }, (_, column) => `${at}.${column}`);
  let first: number | undefined;
  for (const [label, bytes] of [
    ['as CSV', strToU8(Array.from({ length: rows }, (_, at) => row(at).join(';')).join('\n'))],
    ['as workbook', await writeWorkbook(Array.from({ length: rows }, (_, at) => row(at))).toBuffer()],
  ] as const) {
    await writeFile(path, bytes);
    const taken = await measure('reading', path);
    first ??= taken.rows;
    // If there are too many rows, none are read from either.
    requireSame('Rows read of a workbook and of a CSV', { rows: taken.rows }, { rows: first });
    print(`${rows} rows ${label}`, taken, { bare });
  }
}

function print(label: string, { peakMb, seconds, cpu, kb }: Taken, beside: { bare: Taken; plainest?: Taken }): void {
  const memory = `${peakMb.toFixed(0).padStart(4)} MB (×${(peakMb / beside.bare.peakMb).toFixed(1)})`;
  const times = beside.plainest ? ` (×${(cpu / beside.plainest.cpu).toFixed(1)})` : '';
  const time = `${seconds.toFixed(1).padStart(5)} s, ${cpu.toFixed(2)} of a core${times}`;
  console.log(`  ${label.padEnd(24)} ${memory}  ${time}  ${kb.toFixed(0)} kB`);
}

async function take(what: Work, path: string, components: number): Promise<Taken> {
  const facts = components > 0 ? factsOf(components) : null;
  const given = what === 'reading' || what === 'planning' ? await readBytes(path) : null;
  const startedAt = performance.now();
  const before = process.cpuUsage();
  let made: Uint8Array | null = null;
  let rows = 0;
  if (given && what === 'planning' && facts) planOf(await readFile(given), facts);
  else if (given) rows = rowsOf(await readFile(given));
  else if (facts && what !== 'nothing') made = (await makeFile(what as PlainKind, facts)).bytes;
  const { user, system } = process.cpuUsage(before);
  const taken = {
    peakMb: process.resourceUsage().maxRSS / 1024,
    seconds: (performance.now() - startedAt) / 1000,
    cpu: (user + system) / 1e6,
    kb: (given ?? made ?? []).length / 1024,
    rows,
  };
  if (made) await writeFile(path, made);
  return taken;
}

function rowsOf(read: ReadOutcome): number {
  return 'unreadable' in read ? 0 : read.sheets.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** What a browser does with a workbook that the server has read: finds its sheets, and says of each row what becomes of it. */
function planOf(read: ReadOutcome, { data }: FileFacts): void {
  if ('unreadable' in read) throw new Error(read.unreadable);
  const seen = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, version: 1 }));
  const present = {
    ...{ topics: data.topics, components: data.components, selections: seen(data.selections) },
    ...{ scores: seen(data.scores), stakeholders: seen(data.stakeholders), responses: seen(data.responses) },
  };
  const how = { empty: 'keeps', leavesOut: false } as const;
  const { sheets } = JSON.parse([...tellRead(read)].join('')) as { sheets: ImportedSheet[] };
  const planned = planWorkbook(findOwnSheets(sheets), present, how, () => randomUUID());
  for (const [kind, rows] of Object.entries(planned)) {
    const others = rows.filter(({ becomes }) => becomes !== 'same');
    if (others.length > 0) throw new Error(`${others.length} rows of ${kind} are not as they are`);
  }
  if (planned.register?.length !== data.components.length) throw new Error('not all rows of the register are planned');
}

function measure(what: Work, path: string, components = 0): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const process = fork(import.meta.filename, ['child', what, path, String(components)], {
      execArgv: ['--max-old-space-size=512', '--max-semi-space-size=4'],
    });
    process.on('message', (taken: Taken) => resolve(taken));
    process.on('error', reject);
    process.on('exit', (code) => code !== 0 && reject(new Error(`${what} ended with ${code}`)));
  });
}

/** The sample company with this many entries: its own, again and again under ids of their own. */
function factsOf(components: number): FileFacts {
  // The same ids in each process, so that a file of one is the file of another.
  let ids = 0;
  const newId = () => `00000000-0000-4000-8000-${String(ids++).padStart(12, '0')}` as const;
  const data = toAssessmentData(currentYear, newId);
  const grown: AssessmentData['components'] = Array.from({ length: components }, (_, at) => {
    const one = data.components[at % data.components.length] as (typeof data.components)[number];
    return { ...one, id: newId() as string as ComponentId, title: `${one.title} ${at}` };
  });
  return {
    at: new Date().toISOString(),
    askedBy: 'bench',
    version: '0.0.0',
    company: { name: company.name },
    reportSettings: { reportName: '', accent: '', locale: 'en-GB', logo: null },
    data: { ...data, components: grown, assessment: { ...data.assessment, isReopened: false } },
    scales: ourScales,
    evidence: evidenceFor(grown),
    ...historyOf(grown),
    frozen: null,
    record: null,
    signatures: [],
    earlier: toAssessmentData(earlierYear, newId),
    origins: new Map(),
  };
}

/** A document for each tenth entry, on which the next one rests as well. */
function evidenceFor(components: AssessmentData['components']): FileFacts['evidence'] {
  return components.flatMap(({ id, title }, at) => {
    const uses = [{ id, title }, ...components.slice(at + 1, at + 2)];
    if (at % 10 > 0) return [];
    return [
      {
        ...{ id, kind: 'file' as const, title: `Readings for ${title}`, url: '', note: 'Checked in January' },
        ...{ datedOn: '2026-01-19', validUntil: null, owner: 'Mara Lindqvist' },
        file: {
          ...{ fileName: `readings-${at}.csv`, mediaType: 'text/plain', bytes: 4_000, revision: 1 },
          sha256: String(at).padStart(64, '0'),
        },
        uses: uses.map((entry) => ({
          ...{ noun: 'component' as const, recordId: entry.id, recordName: entry.title },
          ...{ criterion: 'scale' as const, passage: 'June to September' },
        })),
      },
    ];
  });
}

/** As much history as a file takes: each entry changed last by somebody, and so many lines before that. */
function historyOf(
  components: AssessmentData['components'],
): Pick<FileFacts, 'lastChanges' | 'changes' | 'hasOlderChanges'> {
  const said = { by: 'Mara Lindqvist', at: '2026-11-20T08:15:00.000Z', reason: 'Measured anew at the three plants' };
  const changes = Array.from({ length: MAX_CHANGES_IN_FILE }, (_, at): FileFacts['changes'][number] => ({
    ...{ ...said, id: String(at), noun: 'component', verb: 'changed', userId: 'mara', reasonGiven: null },
    ...{ title: components[at % components.length]?.title ?? '', topic: 'E1.1 Climate change adaptation' },
    fields: [{ field: 'financialLikelihood', label: 'Likelihood', from: '3', to: '4' }],
    ...{ held: [], undone: null },
  }));
  const lastChanges = components.map(({ id }) => ({ ...said, noun: 'component' as const, key: id }));
  return { lastChanges, changes, hasOlderChanges: true };
}
