import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { saveChanges } from '#web/features/saving/save-changes.ts';

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

/** A server that keeps rows and refuses a version that is not the present one, all or none. */
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

const steps = {
  keyOf: (change: Change) => change.key,
  rebase: (change: Change, current: Row | null) => ({ ...change, seenVersion: current?.version ?? null }),
};
const mine = (key: string, seenVersion: number | null): Change => ({ key, value: 'mine', seenVersion });

describe('saving what two people may have changed', () => {
  it('sends once and asks nothing when nobody else was there', async () => {
    const server = startServer([]);
    const ask = () => expect.unreachable('there is nothing to ask');
    const outcome = await saveChanges([mine('a', null)], { ...steps, send: server.send, ask });
    expect(outcome).toEqual({ saved: [{ key: 'a', value: 'mine', version: 1 }], taken: [] });
    expect(server.sent).toHaveLength(1);
  });

  it('keeps mine over theirs by sending it again from their version', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    const outcome = await saveChanges([mine('a', 1)], {
      ...steps,
      send: server.send,
      ask: async () => ({ a: 'mine' }),
    });
    expect(outcome?.saved).toEqual([{ key: 'a', value: 'mine', version: 6 }]);
  });

  it('takes theirs without sending it, and saves the rest', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    const outcome = await saveChanges([mine('a', 1), mine('b', null)], {
      ...steps,
      send: server.send,
      ask: async () => ({ a: 'theirs' }),
    });
    expect(outcome?.saved.map((row) => row.key)).toEqual(['b']);
    expect(outcome?.taken.map(({ current }) => current?.value)).toEqual(['theirs']);
    expect(server.kept.get('a')?.value).toBe('theirs');
  });

  it('sends nothing more when all of theirs are taken', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    await saveChanges([mine('a', 1)], { ...steps, send: server.send, ask: async () => ({ a: 'theirs' }) });
    expect(server.sent).toHaveLength(1);
  });

  it('makes a row anew that the other person deleted, if mine is kept', async () => {
    const server = startServer([]);
    const outcome = await saveChanges([mine('a', 3)], {
      ...steps,
      send: server.send,
      ask: async () => ({ a: 'mine' }),
    });
    expect(outcome?.saved).toEqual([{ key: 'a', value: 'mine', version: 1 }]);
  });

  it('saves nothing when the decision is put off', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    const outcome = await saveChanges([mine('a', 1), mine('b', null)], {
      ...steps,
      send: server.send,
      ask: async () => null,
    });
    expect(outcome).toBeNull();
    expect(server.kept.has('b')).toBe(false);
  });

  it('asks again when a third save came in between', async () => {
    const server = startServer([{ key: 'a', value: 'theirs', version: 5 }]);
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked === 1) server.kept.set('a', { key: 'a', value: 'third', version: 8 });
      return { a: 'mine' as const };
    };
    const outcome = await saveChanges([mine('a', 1)], { ...steps, send: server.send, ask });
    expect(asked).toBe(2);
    expect(outcome?.saved[0]?.version).toBe(9);
  });

  it('goes on by itself when the other person changed something that mine does not touch', async () => {
    const server = startServer([
      { key: 'a', value: 'theirs', version: 5 },
      { key: 'b', value: 'theirs', version: 7 },
    ]);
    const asked: string[][] = [];
    const outcome = await saveChanges([mine('a', 1), mine('b', 1)], {
      ...steps,
      send: server.send,
      isUntouched: ({ key }) => key === 'a',
      ask: async (conflicts) => {
        asked.push(conflicts.map(({ key }) => key));
        return { b: 'mine' };
      },
    });
    expect(asked).toEqual([['b']]);
    expect(outcome?.saved.map(({ version }) => version)).toEqual([6, 8]);
  });

  it('asks all the same when the other person deleted the row', async () => {
    const server = startServer([]);
    let asked = 0;
    await saveChanges([mine('a', 3)], {
      ...steps,
      send: server.send,
      isUntouched: () => true,
      ask: async () => {
        asked += 1;
        return { a: 'theirs' };
      },
    });
    expect(asked).toBe(1);
  });

  it('passes every other failure on', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(saveChanges([mine('a', 1)], { ...steps, send, ask: async () => null })).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
