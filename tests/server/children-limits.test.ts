import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { packageRoot } from '#database/package-root.ts';
import { readInChild } from '#server/features/documents/files/read-in-child.ts';
import { makeInChild } from '#server/features/documents/making/make-in-child.ts';
import { sampleFacts } from '../documents/sample-facts.ts';

/** Practically no limit: a busy machine may take as long as it needs. */
const PATIENT = 300_000;
const onLinux = process.platform === 'linux';

/** The answer of a reader process that follows its input, under the product's limits. */
async function told(what: string) {
  const pieces = await readInChild(Buffer.from(what), {}, 'tests/server/children/does-as-told.ts');
  return JSON.parse(Buffer.concat(pieces).toString());
}

const SECRET = 'TWOFOLD_A_SECRET_OF_THE_SERVER';
afterEach(() => {
  delete process.env[SECRET];
});

describe('a process that reads files from strangers', () => {
  it.runIf(onLinux)(
    'is ended when it takes more memory than allowed, whatever kind of memory',
    { timeout: PATIENT },
    async () => {
      expect(await told('takes buffers')).toEqual({ unreadable: 'too_large', detail: null });
      expect(await told('takes values')).toEqual({ unreadable: 'too_large', detail: null });
    },
  );

  it('is ended when its output exceeds what a file may contain', { timeout: PATIENT }, async () => {
    expect(await told('answers without end')).toEqual({ unreadable: 'too_large', detail: null });
  });

  it('reports a mistake of its own', { timeout: PATIENT }, async () => {
    await expect(told('has a mistake')).rejects.toThrow('a mistake of ours');
  });

  it('gets none of the server’s settings and secrets', { timeout: PATIENT }, async () => {
    process.env[SECRET] = 'secret';
    const { environment } = await told('tells what it may');
    expect(environment.filter((name: string) => !KNOWN_TO_ALL.has(name))).toEqual([]);
  });

  it('can read only the package, and can neither write nor start a program nor connect', {
    timeout: PATIENT,
  }, async () => {
    const { readsOthers, writes, starts, connects } = await told('tells what it may');
    const denied = 'ERR_ACCESS_DENIED';
    expect({ readsOthers, writes, starts, connects }).toEqual({
      ...{ readsOthers: denied, writes: denied, starts: denied, connects: denied },
    });
  });

  it.runIf(nobodyMayReadUs())('runs as nobody when the server is root', { timeout: PATIENT }, async () => {
    expect(await told('tells what it may')).toMatchObject({ user: 65_534, groups: [65_534] });
  });
});

describe.runIf(onLinux)('every process outside the server', () => {
  const source = 'tests/server/children/waits.ts';
  const ending = () => new AbortController();
  const every = [
    ['reads a file', 30, 384, () => readInChild(Buffer.from(''), {}, source)],
    [
      'makes a file',
      300,
      768,
      () => makeInChild({ kind: 'json', facts: sampleFacts() }, () => undefined, ending().signal, source),
    ],
  ] as const;

  it.each(every)(
    'has limits from the system and no secret: one that %s',
    { timeout: PATIENT },
    async (_, seconds, memoryMb, start) => {
      process.env[SECRET] = 'secret';
      const ended = Promise.resolve(start()).catch(() => undefined);
      const pid = await findChild(source);
      try {
        const limits = await readFile(`/proc/${pid}/limits`, 'utf8');
        expect(limits).toMatch(new RegExp(`^Max cpu time +${seconds} +${seconds} `, 'm'));
        const most = (memoryMb + 1024) * 1024 * 1024;
        expect(limits).toMatch(new RegExp(`^Max data size +${most} +${most} `, 'm'));
        expect(limits).toMatch(/^Max core file size +0 +0 /m);
        expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('secret');
        if (nobodyMayReadUs())
          expect(await readFile(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\t65534\t65534\t65534/m);
      } finally {
        process.kill(pid, 'SIGKILL');
        await ended;
      }
    },
  );
});

it('starts no process without these limits', async () => {
  const starts = /\b(?:spawn|spawnSync|fork|exec|execFile|execSync|execFileSync)\(|new Worker\(/;
  const files = (await readdir(join(packageRoot, 'server'), { recursive: true })).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = [];
  for (const name of files) {
    const text = await readFile(join(packageRoot, 'server', name), 'utf8');
    if (text.includes("'node:child_process'") || text.includes("'node:worker_threads'")) found.push(name);
    else if (starts.test(text) && !/\.exec\(/.test(text)) found.push(name);
  }
  expect(found.sort()).toEqual(['platform/children/start-child.ts', 'platform/children/watch-memory.ts']);
});

/** The variables that a shell sets in every environment, and the one that marks the processes of tests. */
const KNOWN_TO_ALL = new Set(['TWOFOLD_TEST_RUN', 'PWD', 'OLDPWD', 'SHLVL', '_']);

/** Our child process that runs this program, once it has replaced its shell. */
async function findChild(source: string): Promise<number> {
  for (;;) {
    for (const id of await readdir('/proc')) {
      const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      if (!line.startsWith(process.execPath) || !line.includes(source)) continue;
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      if (status.includes(`\nPPid:\t${process.pid}\n`)) return Number(id);
    }
    await sleep(20);
  }
}

function nobodyMayReadUs(): boolean {
  if (process.getuid?.() !== 0) return false;
  const ids = { uid: 65_534, gid: 65_534 };
  return spawnSync(process.execPath, ['--version'], { ...ids, cwd: packageRoot }).status === 0;
}
