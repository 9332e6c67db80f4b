import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashMigration } from './migrate.ts';
import { packageRoot } from './package-root.ts';

/** A file that can be run repeatedly, and defines the current state of something. */
export interface RepeatableFile {
  /** 'functions/keep_an_admin' or 'bindings/memberships'. */
  id: string;
  /** The function or table that it is about. */
  name: string;
  sql: string;
  /** The SHA-256 of its statements, and of the procedures that it may call. */
  hash: string;
}

async function readFolder(folder: 'functions' | 'bindings'): Promise<{ id: string; name: string; sql: string }[]> {
  const path = join(packageRoot, 'database', folder);
  const files = (await readdir(path)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -'.sql'.length);
      return { id: `${folder}/${name}`, name, sql: await readFile(join(path, file), 'utf8') };
    }),
  );
}

/**
 * In the order in which they are applied: functions, one in each file, then what is bound to tables: policies, privileges and triggers, a
 * file for each table.
 */
export async function readRepeatableFiles(): Promise<RepeatableFile[]> {
  const [functions, bindings] = await Promise.all([readFolder('functions'), readFolder('bindings')]);
  const procedures = functions.filter(({ sql }) => /^create or replace procedure /m.test(sql)).map(({ sql }) => sql);
  return [
    ...functions.map((file) => ({ ...file, hash: hashMigration(file.sql) })),
    ...bindings.map((file) => ({ ...file, hash: hashMigration([file.sql, ...procedures].join('\n')) })),
  ];
}
