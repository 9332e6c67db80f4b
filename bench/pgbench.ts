import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @throws with a sentence where PostgreSQL's client programs are missing. */
export function requirePgbench(): void {
  if (spawnSync('pgbench', ['--version']).status === 0) return;
  throw new Error(
    'This bench compares with pgbench: install the client programs of PostgreSQL (Debian: postgresql-contrib).',
  );
}

/** Transactions per second of statements that are sent together, in one round trip, by the simple protocol. */
export async function transactionsPerSecond(
  databaseUrl: string,
  statements: readonly string[],
  clients: number,
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'twofold-pgbench-'));
  try {
    const script = join(folder, 'script.sql');
    await writeFile(script, `${statements.map((statement) => statement.replace(/\s+/g, ' ').trim()).join(' \\; ')};\n`);
    const options = ['-n', '-f', script, '-c', String(clients), '-T', String(seconds)];
    const run = spawnSync('pgbench', [...options, databaseUrl], { encoding: 'utf8' });
    const perSecond = Number(/tps = ([\d.]+)/.exec(run.stdout)?.[1]);
    if (run.status !== 0 || !perSecond || /ERROR/.test(run.stderr)) throw new Error(`pgbench: ${run.stderr}`);
    return perSecond;
  } finally {
    await rm(folder, { recursive: true });
  }
}
