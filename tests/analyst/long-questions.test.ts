import { describe, expect, it } from 'vitest';
import { type AnalystTools, createAnalystThat } from '#analyst/analyst.ts';
import type { Understanding } from '#analyst/understanding/understand.ts';
import { MAX_CHAT_MESSAGE } from '#domain/limits.ts';

/** Every tool fails: nothing is looked up here. */
const noTools = new Proxy({} as AnalystTools, { get: () => () => Promise.reject(new Error('nothing is looked up')) });

/** Asks an analyst that only notes what it is given to understand. */
async function ask(question: string, earlier: readonly string[] = []) {
  const seen: string[] = [];
  const analyst = createAnalystThat((text, before = []): Understanding => {
    seen.push(text, ...before);
    return {
      question: text,
      intent: 'off-subject',
      offers: [],
      guesses: [],
      slots: {},
      language: null,
      isCertain: true,
    };
  });
  return { answer: await analyst.answer(question, earlier, noTools), seen };
}

/** Understanding takes more than twice as long for twice as many characters; so many take some ten milliseconds. */
const MOST = 1000;

describe('a question longer than anybody asks', () => {
  const long = 'Which risks are material? '.repeat(MAX_CHAT_MESSAGE / 26);

  it.each([
    ['of words', long],
    ['of one word', 'x'.repeat(MAX_CHAT_MESSAGE)],
    ['of signs outside the usual plane', '😀'.repeat(MAX_CHAT_MESSAGE / 2)],
  ])('%s is read as far as a bound, and the answer says so', async (_what, question) => {
    const { answer, seen } = await ask(question, [question, question]);
    expect(answer).toMatch(/^\*I read only the beginning of your question\b/);
    expect(Math.max(...seen.map((text) => text.length))).toBeLessThanOrEqual(MOST);
    expect(seen.every((text) => question.startsWith(text) && text.length > MOST / 2)).toBe(true);
    expect(seen.every((text) => text.isWellFormed())).toBe(true);
  });

  it('is cut between two words', async () => {
    const { seen } = await ask(long);
    expect(long[seen[0]?.length ?? 0]).toBe(' ');
  });

  it('is remarked on in no other answer', async () => {
    const { answer, seen } = await ask(long.slice(0, MOST));
    expect(answer).not.toContain('beginning');
    expect(seen).toEqual([long.slice(0, MOST)]);
  });
});
