import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countTests, laterLines } from '../../scripts/test-count.ts';
import { root } from '../../scripts/web-build.ts';

it('reports the tests that passed only on the second try, and why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'twofold-tries-'));
  try {
    const test = `let tries = 0;
      describe('a journey', () => {
        it('needs a second try', () => { tries += 1; expect(tries).toBe(2); });
        it('passes at once', () => {});
      });`;
    await writeFile(join(folder, 'tries.test.js'), test);
    const report = join(folder, 'report.json');
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const flags = ['run', '--root', folder, '--globals', '--retry=1', '--reporter=json', `--outputFile=${report}`];
    const [code] = await once(spawn(process.execPath, [vitest, ...flags], { cwd: folder, stdio: 'ignore' }), 'close');
    const run = await countTests(report, code);
    expect(run).toMatchObject({ passed: 2, failed: 0 });
    expect(laterLines(run)).toMatch(
      /^Passed only at the second attempt[^\n]+\n {2}\S*tries\.test\.js: a journey needs a second try\n {4}[^\n]*expected 1 to be 2[^\n]*\n[^$]*tries\.test\.js:3/,
    );
    expect(laterLines({ passedLater: [] })).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
