import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter } from 'better-auth';

/** What the database keeps of a session's token: whoever reads the table cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface Query {
  model: string;
  where?: { field: string; value: unknown }[] | undefined;
  data?: Record<string, unknown>;
  update?: Record<string, unknown>;
}

/** Every method of the library's adapter that takes a query; each returns nothing, a number, a row, or rows. */
const methods = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const;

/**
 * Wraps the auth library's adapter so that session tokens reach the database as hashes only. A row that was asked for by
 * its token, or is just being made, comes back with the plain token, because the library puts that one into the cookie.
 */
export function hashSessionTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...wrap(adapter),
    transaction: (work) => adapter.transaction((inner) => work(wrap(inner))),
  } as DBAdapter;
}

function wrap<A extends DBAdapter | DBTransactionAdapter>(adapter: A): A {
  const wrapped = Object.fromEntries(
    methods.map((name) => {
      const call = adapter[name] as (query: Query) => Promise<unknown>;
      return [name, async (query: Query) => (query.model === 'session' ? hashAround(call, query) : call(query))];
    }),
  );
  return { ...adapter, ...wrapped };
}

async function hashAround(call: (query: Query) => Promise<unknown>, query: Query): Promise<unknown> {
  const plain = new Map<string, string>();
  const hash = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hash);
    if (typeof value !== 'string') return value;
    const hashed = hashToken(value);
    plain.set(hashed, value);
    return hashed;
  };
  const inRow = (row: Record<string, unknown>) => ('token' in row ? { ...row, token: hash(row.token) } : row);
  const answer = await call({
    ...query,
    ...(query.where && {
      where: query.where.map((part) => (part.field === 'token' ? { ...part, value: hash(part.value) } : part)),
    }),
    ...(query.data && { data: inRow(query.data) }),
    ...(query.update && { update: inRow(query.update) }),
  });
  const restore = (row: unknown): unknown => {
    if (typeof row !== 'object' || row === null || !('token' in row)) return row;
    return { ...row, token: plain.get(String(row.token)) ?? row.token };
  };
  return Array.isArray(answer) ? answer.map(restore) : restore(answer);
}
