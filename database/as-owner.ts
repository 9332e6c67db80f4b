import pg from 'pg';

/** How long a database may take to let somebody in, in milliseconds. */
const CONNECT_MS = 10_000;

/** Runs `work` with a connection of the owner's, who stands outside the doors, and closes it. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // A connection that breaks rejects what is asked on it; unheard, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
