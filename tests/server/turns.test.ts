import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns, type TurnsOptions } from '#server/platform/limits/turns.ts';

/** Work that ends when told to, and records the order in which it began. */
function open(options: TurnsOptions) {
  const inTurn = createTurns(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string) =>
    inTurn(caller, async () => {
      begun.push(caller);
      await new Promise<void>((end) => ends.push(end));
    }).then(
      () => 'done',
      (error: Error) => error.constructor.name,
    );
  /** Ends the work in the order in which it began, until none is left. */
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await soon();
    }
  };
  return { ask, begun, endAll };
}

describe('queued work', () => {
  it('is done in turns, no matter who has queued more', async () => {
    const { ask, begun, endAll } = open({ atOnce: 1, ofOne: 1, waiting: 10 });
    const asked = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask);
    await endAll();
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']));
  });

  it('leaves places to others when one caller has much of it', async () => {
    const { ask, begun, endAll } = open({ atOnce: 3, ofOne: 2, waiting: 10 });
    for (const caller of ['a', 'a', 'a', 'b']) void ask(caller);
    expect(begun).toEqual(['a', 'a', 'b']);
    await endAll();
    expect(begun).toHaveLength(4);
  });

  it('is refused to the caller with most of it, in favour of a caller with less', async () => {
    const { ask, endAll } = open({ atOnce: 1, ofOne: 1, waiting: 3 });
    const many = ['a', 'a', 'a', 'a'].map(ask);
    const one = ask('b');
    expect(await many[3]).toBe('QueueFull');
    // Now caller a has two waiting and b one: neither has two more than a newcomer would have.
    expect(await ask('a')).toBe('QueueFull');
    const third = ask('c');
    expect(await many[2]).toBe('QueueFull');
    expect(await ask('d')).toBe('QueueFull');
    await endAll();
    expect(await Promise.all([many[0], many[1], one, third])).toEqual(Array(4).fill('done'));
  });

  it('continues when a piece of it fails', async () => {
    const inTurn = createTurns({ atOnce: 1, ofOne: 1, waiting: 10 });
    const failing = inTurn('a', () => Promise.reject(new Error('it fails')));
    const next = inTurn('b', async () => 'done');
    await expect(failing).rejects.toThrow('it fails');
    expect(await next).toBe('done');
  });
});
