import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdValue } from '#web/lib/observable.ts';
import { sayCalmly } from '#web/lib/throttled-announcer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('announcements to screen readers', () => {
  it('are made at once, then at most once a second, and always include the last one', () => {
    const held = holdValue({ words: '' });
    const said: string[] = [];
    const end = sayCalmly(held, (each) => said.push(each));
    // Twenty cells in two seconds.
    for (let cell = 1; cell <= 20; cell += 1) {
      held.set({ words: `cell ${cell}` });
      vi.advanceTimersByTime(100);
    }
    expect(said).toEqual(['cell 1', 'cell 10', 'cell 20']);
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(3);
    held.set({ words: 'later' });
    expect(said.at(-1)).toBe('later');
    held.set({ words: 'never' });
    end();
    vi.advanceTimersByTime(10_000);
    expect(said.at(-1)).toBe('later');
  });

  it('are repeated when another key leads to the same text', () => {
    const held = holdValue({ words: '' });
    const said: string[] = [];
    sayCalmly(held, (each) => said.push(each));
    held.set({ words: 'Undone: Alpha' });
    vi.advanceTimersByTime(1_500);
    held.set({ words: 'Undone: Alpha' });
    expect(said).toEqual(['Undone: Alpha', 'Undone: Alpha']);
  });
});
