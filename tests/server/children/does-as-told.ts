/** Stands in for the process that reads files, under the same limits, and does what its input says. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** More than any child process may hold, although the machine could provide it. */
const MUCH_MB = 2000;

const acts: Readonly<Record<string, () => Promise<unknown> | unknown>> = {
  /** Holds memory outside the JavaScript heap. */
  'takes buffers': () => Array.from({ length: MUCH_MB / 10 }, (_, at) => Buffer.alloc(10e6, at + 1)).length,
  'takes values': () => Array.from({ length: MUCH_MB / 8 }, () => Array.from({ length: 1e6 }, Math.random)).length,
  'answers without end': () => {
    const piece = 'x'.repeat(1e6);
    const more = () => process.stdout.write(piece, more);
    more();
    return new Promise(() => undefined);
  },
  'has a mistake': () => {
    process.stderr.write('a mistake of ours');
    process.exit(70);
  },
  'tells what it may': async () => ({
    environment: Object.keys(process.env),
    user: process.getuid?.(),
    groups: process.getgroups?.(),
    readsOthers: may(() => readFileSync('/etc/passwd')),
    writes: may(() => writeFileSync(join(tmpdir(), `written-by-${process.pid}`), '')),
    starts: may(() => {
      const { error } = spawnSync(process.execPath, ['--version']);
      if (error) throw error;
    }),
    connects: await new Promise((resolve) => {
      try {
        const socket = connect(1, '127.0.0.1');
        socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
        socket.on('connect', () => resolve('connected'));
      } catch (error) {
        resolve((error as NodeJS.ErrnoException).code);
      }
    }),
  }),
};

/** The error code that prevents an act; 'yes' if nothing does. */
function may(act: () => unknown): string | undefined {
  try {
    act();
    return 'yes';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

const told = await text(process.stdin);
process.stdout.write(JSON.stringify(await acts[told]?.()));
