import { describe, expect, it } from 'vitest';
import { quoteComment } from '#domain/comments/quote-comment.ts';
import { isCollecting, LOOK_AFTER_SECONDS } from '#domain/people/collect-mails.ts';
import { cutAtWord } from '#domain/words/cut-at-word.ts';

describe('the quote of a comment', () => {
  it.each([
    ['Fine. Is this 3.5 t a year, @Ben Berg? Thanks.', 'Ben Berg', 'Is this 3.5 t a year, @Ben Berg?'],
    // A sentence that only addresses the person says nothing.
    ['Hi @Ben Berg! Please check the scale. Thanks.', 'Ben Berg', 'Hi @Ben Berg! Please check the scale.'],
    ['@Ben Berg\n\nPlease check the scale.', 'Ben Berg', '@Ben Berg Please check the scale.'],
    ['@Ben Berg', 'Ben Berg', '@Ben Berg'],
    ['Why is this 5? It was 3.', '', 'Why is this 5?'],
    ['Why?', '', 'Why?'],
    ['Nobody of that name. Gone.', 'Ben Berg', 'Nobody of that name.'],
  ])('%j to %j is %j', (body, name, quote) => {
    expect(quoteComment(body, name)).toBe(quote);
  });
});

describe('a text cut at a word', () => {
  it.each([
    ['as long as it may be', 20, 'as long as it may be'],
    ['as long as it may be, and more', 21, 'as long as it may be…'],
    ['as long as it may be', 19, 'as long as it may…'],
    ['Grundstücksverkehrsgenehmigung', 10, 'Grundstüc…'],
    ['👩‍🔬 👍', 3, '👩…'],
  ])('%j of at most %i characters is %j', (text, longest, cut) => {
    expect(cutAtWord(text, longest)).toBe(cut);
  });
});

describe('emails about what colleagues give', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it('are collected for an hour after the last one', () => {
    expect([undefined, ago(0), ago(59), ago(60)].map((last) => isCollecting(last, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('are looked for within a few minutes, and again when an email sent just before no longer holds them back', () => {
    const [first = 0, second = 0] = LOOK_AFTER_SECONDS;
    expect(first).toBeLessThanOrEqual(5 * 60);
    expect(second - first).toBe(60 * 60);
  });
});
