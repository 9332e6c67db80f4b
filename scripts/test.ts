/** Prepares everything that the tests need, then runs all tests. The last line counts what passed and what failed. */
import './pinned-node.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_CHILDREN } from '../server/platform/children/start-child.ts';
import { ensureBrowser } from './browser.ts';
import { runChecks } from './checks.ts';
import { clearAway, runMarker } from './end-children.ts';
import { type Phase, phaseTable } from './phases.ts';
import { ensureServerIsBuilt } from './server-build.ts';
import { closingLine, countTests, laterLines } from './test-count.ts';
import { ensureWebIsBuilt, root } from './web-build.ts';

/** `npm test -- tests/domain` runs only those tests, `npm test -- --project journeys` also prepares what they need. */
const chosen = process.argv.slice(2);

// May be entered but not listed: if PostgreSQL must run as a system user, that user works in a folder inside it.
const runFolder = mkdtempSync(join(tmpdir(), 'twofold-run-'));
chmodSync(runFolder, 0o711);
let vitest: ChildProcess | undefined;

process.on('exit', () => clearAway(runFolder));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    vitest?.kill('SIGKILL');
    process.exit(130);
  });
}

const preparations: [string, () => void | Promise<void>][] = [
  [
    'Chromium is installed',
    () => {
      process.env.CHROMIUM_PATH = ensureBrowser();
    },
  ],
  ['The web application builds', ensureWebIsBuilt],
  [
    'The server builds',
    async () => {
      await ensureServerIsBuilt();
      process.env[BUILT_CHILDREN] = 'yes';
    },
  ],
];

let passed = 0;
let failed = 0;
const phases: Phase[] = [];

/** Does `work` and records how long it took. */
async function time<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    phases.push({ title, ms: performance.now() - startedAt });
  }
}

if (chosen.length === 0 || chosen.some((word) => /journeys|browsers/.test(word))) {
  for (const [title, prepare] of preparations) {
    const wrong = await time(title, prepare).then(
      () => '',
      (error: Error) => error.message,
    );
    console.log(`${wrong ? '✗' : '✓'} ${title}${wrong ? `\n${wrong}` : ''}`);
    if (wrong) failed += 1;
  }
}
if (chosen.length === 0) {
  const checked = await time('Checks', () => runChecks());
  passed += checked.passed;
  failed += checked.failed;
}

const tests = await time('Tests, with what they start', runVitest);
const total = { passed: passed + tests.passed, failed: failed + tests.failed, skipped: tests.skipped };
const report = [phaseTable([...phases, ...tests.phases]), laterLines(tests), closingLine(total)];
console.log(`\n${report.filter(Boolean).join('\n\n')}`);
process.exit(total.failed > 0 ? 1 : 0);

async function runVitest(): ReturnType<typeof countTests> {
  const reportFile = join(runFolder, 'report.json');
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...chosen,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TMPDIR: runFolder, [runMarker]: runFolder },
    },
  );
  vitest = child;
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  return countTests(reportFile, code);
}
