import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '#database/migrate.ts';
import { listReferenceTables, seedReferenceData } from '#database/seed.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const toCamel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('the tables', () => {
  it('are the ones that tables.ts names, column by column', async () => {
    const source = await readFile(new URL('../../database/tables.ts', import.meta.url), 'utf8');
    const interfaces = new Map(
      [...source.matchAll(/interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)\n\}/g)].map(([, name, parent, body]) => [
        name!,
        { parent, columns: [...body!.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!) },
      ]),
    );
    const columnsOf = (name: string | undefined): string[] => {
      const found = name ? interfaces.get(name) : undefined;
      return found ? [...columnsOf(found.parent), ...found.columns] : [];
    };
    const named = [...source.matchAll(/^ {2}(\w+): (\w+(?:Table|View));/gm)];
    expect(named.length).toBeGreaterThan(15);
    await asOwner(database.ownerUrl, async (client) => {
      for (const [, table, type] of named) {
        const { rows } = await client.query<{ column_name: string }>(
          `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
          [table!.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)],
        );
        expect({ table, columns: columnsOf(type).sort() }).toEqual({
          table,
          columns: rows.map((row) => toCamel(row.column_name)).sort(),
        });
      }
    });
  });

  it('hold exactly the reference data of the domain, and seeding again changes nothing', async () => {
    await seedReferenceData(database.ownerUrl);
    await asOwner(database.ownerUrl, async (client) => {
      for (const { table, key, rows } of listReferenceTables()) {
        const found = await client.query(`select * from ${table} order by ${key.join(', ')}`);
        const order = (row: Record<string, unknown>) => key.map((column) => row[column]).join('\u0001');
        const sorted = (list: Record<string, unknown>[]) => list.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
        expect(sorted(found.rows)).toEqual(sorted(rows));
      }
    });
  });

  it('are not touched by migrating again', async () => {
    expect(await migrate(database.ownerUrl)).toEqual([]);
    expect((await readMigrations()).map((migration) => migration.id.slice(0, 4))).toEqual(
      (await readMigrations()).map((_, index) => String(index + 1).padStart(4, '0')),
    );
  });

  it('of a newer program are refused', async () => {
    await asOwner(database.ownerUrl, (client) =>
      client.query(`insert into schema_migrations (id) values ('9999_future')`),
    );
    await expect(migrate(database.ownerUrl)).rejects.toThrow(/newer Twofold/);
    await asOwner(database.ownerUrl, (client) =>
      client.query(`delete from schema_migrations where id = '9999_future'`),
    );
  });
});
