import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDescribedWall } from '#database/wall-guard.ts';
import { root } from '../web-build.ts';
import { hashMigrations } from './hash-migrations.ts';
import { writeAsksReason } from './write-asks-reason.ts';

export const asksReasonFile = join(root, 'database', 'functions', 'asks_reason.sql');

/** For the checks: which files written by `npm run tables` are older than the sources that they depend on. */
export async function findOlderDescriptions(): Promise<string> {
  const { migrations } = await readDescribedWall();
  const older = [
    ...((await readFile(asksReasonFile, 'utf8')) === writeAsksReason()
      ? []
      : ['database/functions/asks_reason.sql is not as domain/history/asking-tables.ts says: npm run tables']),
    ...(migrations === (await hashMigrations())
      ? []
      : [
          'database/wall/wall.txt, tables.ts and schema/ are of other migrations, functions or bindings: npm run tables',
        ]),
  ];
  return older.join('\n');
}
