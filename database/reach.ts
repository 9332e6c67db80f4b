import { asOwner } from './as-owner.ts';

/** Where a connection string leads, for a person to read: no password, no options. */
export function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'the PostgreSQL of DATABASE_URL';
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}:${port || 5432}${pathname}`;
}

/** What went wrong, by the code of the system or of PostgreSQL. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there (ECONNREFUSED)',
  ENOTFOUND: 'there is no machine of that name (ENOTFOUND)',
  EAI_AGAIN: 'the name of the machine cannot be looked up at the moment (EAI_AGAIN)',
  EHOSTUNREACH: 'there is no route to it (EHOSTUNREACH)',
  ENETUNREACH: 'there is no route to it (ENETUNREACH)',
  ETIMEDOUT: 'it does not answer (ETIMEDOUT)',
  ENOENT: 'there is no such socket (ENOENT)',
  ECONNRESET: 'it ended the connection (ECONNRESET)',
  '28P01': 'it rejects this name and password',
  '28000': 'it does not allow this login from here',
  '3D000': 'it has no database of that name',
  '53300': 'it has no free connection',
  '57P03': 'it is just starting or stopping',
};

/**
 * Checks that the operator's PostgreSQL responds before anything is done with it.
 * @throws a sentence that names the setting, within ten seconds
 */
export async function reachDatabase(url: string, setting: string): Promise<void> {
  try {
    const isReadOnly = await asOwner(url, async (client) => {
      const { rows } = await client.query<{ closed: boolean }>(
        `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as closed`,
      );
      return rows[0]?.closed;
    });
    if (isReadOnly) throw new Error('it is a standby or read-only');
  } catch (error) {
    throw new Error(
      `The PostgreSQL that ${setting} names (${withoutPassword(url)}) cannot be used: ${reasonOf(error)}.`,
      {
        cause: error,
      },
    );
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  if (/timeout/i.test(message)) return 'it has not answered within ten seconds';
  return (code !== undefined && reasons[code]) || (message ? message : String(code ?? 'it gave no reason'));
}
