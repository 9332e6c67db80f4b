import type { Socket } from 'node:net';
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import { createDoors, type Doors } from './doors.ts';
import { isGone, isOfServer } from './gone-codes.ts';
import { watchWay } from './heartbeat.ts';
import { assertHarmlessLogin, STATEMENT_TIMEOUT_S } from './serving-login.ts';
import { readWhoAsks, type SessionToFind, type WhoAsks } from './session-lookup.ts';
import type { Tables } from './tables.ts';

export interface Database extends Doors {
  /**
   * The serving login's own connection, for the tables of persons that the auth library uses. It has no access to the tables of
   * companies.
   */
  persons: Kysely<Tables>;
  pool: pg.Pool;
  /** Who is signed in with a token, and in which company: the first query of every request, in one statement. */
  whoAsks(session: SessionToFind): Promise<WhoAsks | null>;
  /** True if the database answers and every migration of this program has been applied. */
  isReady(migrationIds: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** The number of connections of this server. */
  poolSize?: number;
  statementTimeoutMs?: number;
  /** How long a request waits for a free or new connection before it is told that the database is not available. */
  connectTimeoutMs?: number;
  /** How long a connection may remain silent after a query. Longer than any statement may run. */
  silenceMs?: number;
  /** Whether a separate connection monitors the path to the database, so that dead connections are given up within five seconds. */
  isWatched?: boolean;
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

/**
 * Creates the pool that serves requests.
 * @throws on the first connection if the login has too many rights
 */
export async function openDatabase(appUrl: string, options: OpenOptions = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 1500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    types,
  });
  const { hurry, remember, dropSilent } = giveUpSilentConnections(
    pool,
    options.silenceMs ?? (STATEMENT_TIMEOUT_S + 5) * 1000,
  );
  leaveGone(pool);
  // The pool replaces an idle connection that dies; without a listener, its error would end the process.
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
  const watch = options.isWatched ? watchWay(appUrl, dropSilent, remember) : undefined;
  const db = new Kysely<Tables>({
    dialect: new PipeliningDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    ...createDoors(db, pool, options.statementTimeoutMs ?? STATEMENT_TIMEOUT_S * 1000),
    persons: db,
    pool,
    whoAsks: (session) => readWhoAsks(db, session),
    isReady: async (migrationIds) => {
      const { rows } = await pool.query<{ id: string }>('select id from schema_migrations');
      const applied = new Set(rows.map((row) => row.id));
      return migrationIds.every((id) => applied.has(id));
    },
    close: async () => {
      isClosing = true;
      watch?.close();
      hurry();
      await db.destroy();
    },
  };
}

/** Sends `begin` together with the following statements. If it fails, these fail outside any door and reach nothing. */
class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    const driver = new PostgresDriver(this.#config);
    const begin = driver.beginTransaction.bind(driver);
    driver.beginTransaction = async (connection, settings) => {
      // A transaction with an isolation level must not begin as an ordinary one.
      if (settings.isolationLevel) return begin(connection, settings);
      connection.executeQuery(CompiledQuery.raw('begin')).catch(() => undefined);
    };
    return driver;
  }
}

/**
 * Discards a connection after use if PostgreSQL has reported on it that it is unusable, and all connections if the server itself is: idle
 * ones immediately, the others after use. The pool then creates new ones, which connect to wherever the address now leads.
 */
function leaveGone(pool: pg.Pool): void {
  const gone = new WeakSet<pg.PoolClient>();
  const inUse = new Set<pg.PoolClient>();
  const atRest = new Set<pg.PoolClient>();
  const leaveAll = () => {
    for (const client of inUse) gone.add(client);
    for (const client of atRest)
      socketOf(client).destroy(new Error('Connection terminated: it led to the wrong server'));
  };
  pool.on('connect', (client) => {
    connectionOf(client).on('errorMessage', ({ code }) => {
      if (code === undefined || !isGone(code)) return;
      gone.add(client);
      if (isOfServer(code)) leaveAll();
    });
  });
  pool.on('acquire', (client) => {
    atRest.delete(client);
    inUse.add(client);
  });
  // Runs before the pool checks whether the connection can be reused.
  pool.on('release', (_, client) => {
    inUse.delete(client);
    if (gone.has(client)) void client.end().catch(() => undefined);
    else atRest.add(client);
  });
  pool.on('remove', (client) => {
    inUse.delete(client);
    atRest.delete(client);
  });
}

/** When the pool closes, all requests have ended, so a connection that is silent for this long will not respond any more. */
const CLOSING_SILENCE_MS = 500;

/**
 * A hanging database, or a network that swallows everything, never answers and never closes. A connection in use that stays silent is
 * ended, so that the caller is told and the pool creates a new one; between two uses it may be idle.
 * `hurry` makes connections still in use end soon: the pool waits for them when it closes. `dropSilent` immediately ends whatever has
 * said nothing since `remember` was called: a heartbeat has gone unanswered for as long.
 */
function giveUpSilentConnections(pool: pg.Pool, silenceMs: number) {
  const inUse = new Set<Socket>();
  /** How many bytes each connection had received at the last check. */
  const heard = new Map<Socket, number>();
  pool.on('connect', (client) => {
    // A connection that breaks between two statements of a transaction reports it here; without a listener, it would end the process.
    client.on('error', () => undefined);
    const socket = socketOf(client);
    heard.set(socket, -1);
    socket.once('close', () => heard.delete(socket));
    socket.on('timeout', () => socket.destroy(new Error('Connection terminated: the database says nothing more')));
  });
  pool.on('acquire', (client) => inUse.add(socketOf(client).setTimeout(silenceMs)));
  pool.on('release', (_, client) => inUse.delete(socketOf(client).setTimeout(0)));
  return {
    hurry: () => {
      for (const socket of inUse) socket.setTimeout(CLOSING_SILENCE_MS);
    },
    remember: () => {
      for (const socket of heard.keys()) heard.set(socket, socket.bytesRead);
    },
    dropSilent: () => {
      for (const [socket, bytes] of heard) {
        if (socket.bytesRead === bytes)
          socket.destroy(new Error('Connection terminated: the way to the database is dead'));
      }
    },
  };
}

interface Connection {
  stream: Socket;
  on(event: 'errorMessage', listener: (error: { code?: string }) => void): void;
}

const connectionOf = (client: pg.PoolClient) => (client as unknown as { connection: Connection }).connection;
const socketOf = (client: pg.PoolClient) => connectionOf(client).stream;
