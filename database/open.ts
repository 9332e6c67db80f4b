import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDoors, type Doors } from './doors.ts';
import { assertHarmlessLogin } from './serving-login.ts';
import type { Tables } from './tables.ts';

export interface Database extends Doors {
  /** The serving login's own connection, for the auth library's tables of persons. Company tables are closed to it. */
  persons: Kysely<Tables>;
  pool: pg.Pool;
  /** True when the database answers and every migration of this program is applied. */
  isReady(migrationIds: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Connections of this server. */
  poolSize?: number;
  statementTimeoutMs?: number;
  /** How long a request waits for a free or new connection before it is told that the database is away. */
  connectTimeoutMs?: number;
  onError?: (error: Error) => void;
}

/** `numeric` as number (only thresholds use it) and `date` as ISO text, so that no time zone moves a financial year. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.NUMERIC) return Number;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** Makes the pool that serves requests. @throws from the first connection when the login is too powerful. */
export async function openDatabase(appUrl: string, options: OpenOptions = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 1500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types,
  });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) options.onError?.(error);
  });
  const first = await pool.connect();
  try {
    await assertHarmlessLogin(first);
  } finally {
    first.release();
  }
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    ...createDoors(db, options.statementTimeoutMs ?? 10_000),
    persons: db,
    pool,
    isReady: async (migrationIds) => {
      const { rows } = await pool.query<{ id: string }>('select id from schema_migrations');
      const applied = new Set(rows.map((row) => row.id));
      return migrationIds.every((id) => applied.has(id));
    },
    close: async () => {
      isClosing = true;
      await db.destroy();
    },
  };
}
