import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdValue } from '#web/lib/held.ts';
import { sayCalmly } from '#web/lib/say-calmly.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is said to those who listen', () => {
  it('is said at once, then at most once a second, and the last of it in any case', () => {
    const words = holdValue('');
    const said: string[] = [];
    const end = sayCalmly(words, (each) => said.push(each));
    // Twenty cells in two seconds.
    for (let cell = 1; cell <= 20; cell += 1) {
      words.set(`cell ${cell}`);
      vi.advanceTimersByTime(100);
    }
    expect(said).toEqual(['cell 1', 'cell 10', 'cell 20']);
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(3);
    words.set('later');
    expect(said.at(-1)).toBe('later');
    words.set('never');
    end();
    vi.advanceTimersByTime(10_000);
    expect(said.at(-1)).toBe('later');
  });
});
