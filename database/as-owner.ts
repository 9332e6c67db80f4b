import pg from 'pg';

/** How long a database may take to accept a connection, in milliseconds. */
const CONNECT_MS = 10_000;

/** Runs `work` with a connection of the owner, which bypasses the doors, and closes it. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // A broken connection rejects its queries; without a listener, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
