import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { type Met, saveChanges } from '#web/features/saving/save-changes.ts';

interface Row {
  key: string;
  value: string;
  version: number;
}
interface Change {
  key: string;
  value: string;
  seenVersion: number | null;
}

/** A server that keeps rows and rejects all changes if one has a version other than the current one. */
function startServer(rows: Row[]) {
  const kept = new Map(rows.map((row) => [row.key, row]));
  const sent: Change[][] = [];
  const send = async (changes: Change[]) => {
    sent.push(changes);
    const conflicts = changes
      .filter((change) => (kept.get(change.key)?.version ?? null) !== change.seenVersion)
      .map(({ key }) => ({ key, current: kept.get(key) ?? null, changedBy: 'Ada', changedAt: null }));
    if (conflicts.length > 0) throw new ORPCError('conflict', { status: 409, data: { conflicts } });
    return changes.map(({ key, value, seenVersion }) => {
      const row = { key, value, version: (seenVersion ?? 0) + 1 };
      kept.set(key, row);
      return row;
    });
  };
  return { kept, sent, send };
}

const keyOf = (change: Change) => change.key;
/** Keeps mine for the named keys, based on what is saved now; otherwise theirs. */
const keep =
  (...keys: string[]) =>
  async (met: readonly Met<Change, Row>[]) =>
    met.map(({ change, conflict }) =>
      keys.includes(conflict.key) ? { ...change, seenVersion: conflict.current?.version ?? null } : ('theirs' as const),
    );
const mine = (key: string, seenVersion: number | null): Change => ({ key, value: 'mine', seenVersion });

describe('saving changes that may conflict', () => {
  it('sends once and asks nothing when there is no conflict', async () => {
    const server = startServer([]);
    const decide = () => expect.unreachable('there is nothing to decide');
    const outcome = await saveChanges([mine('a', null)], { keyOf, send: server.send, decide });
    expect(outcome).toEqual({ saved: [{ key: 'a', value: 'mine', version: 1 }], taken: [] });
    expect(server.sent).toHaveLength(1);
  });

  it('keeps mine over theirs by resending it based on their version', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    const outcome = await saveChanges([mine('a', 1)], {
      keyOf,
      send: server.send,
      decide: keep('a'),
    });
    expect(outcome?.saved).toEqual([{ key: 'a', value: 'mine', version: 6 }]);
  });

  it('takes theirs without sending anything for it, and saves the rest', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    const outcome = await saveChanges([mine('a', 1), mine('b', null)], {
      keyOf,
      send: server.send,
      decide: keep(),
    });
    expect(outcome?.saved.map((row) => row.key)).toEqual(['b']);
    expect(outcome?.taken.map(({ current }) => current?.value)).toEqual(['theirs']);
    expect(server.kept.get('a')?.value).toBe('theirs');
  });

  it('sends nothing more when theirs is taken throughout', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    await saveChanges([mine('a', 1)], { keyOf, send: server.send, decide: keep() });
    expect(server.sent).toHaveLength(1);
  });

  it('recreates a row that the other person deleted, if mine is kept', async () => {
    const server = startServer([]);
    const outcome = await saveChanges([mine('a', 3)], {
      keyOf,
      send: server.send,
      decide: keep('a'),
    });
    expect(outcome?.saved).toEqual([{ key: 'a', value: 'mine', version: 1 }]);
  });

  it('saves nothing when the decision is postponed', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    const outcome = await saveChanges([mine('a', 1), mine('b', null)], {
      keyOf,
      send: server.send,
      decide: async () => null,
    });
    expect(outcome).toBeNull();
    expect(server.kept.has('b')).toBe(false);
  });

  it('asks again when a third save occurs in between', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    let asked = 0;
    const decide = (met: readonly Met<Change, Row>[]) => {
      asked += 1;
      if (asked === 1) server.kept.set('a', { key: 'a', value: 'third', version: 8 });
      return keep('a')(met);
    };
    const outcome = await saveChanges([mine('a', 1)], { keyOf, send: server.send, decide });
    expect(asked).toBe(2);
    expect(outcome?.saved[0]?.version).toBe(9);
  });

  it('passes on every other failure', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(saveChanges([mine('a', 1)], { keyOf, send, decide: async () => null })).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
