import { describe, expect, it } from 'vitest';
import { chatTitle } from '#domain/chat/chat-title.ts';
import { describeScore, describeScore5, multiplyScores } from '#domain/components/score.ts';
import { isScore5, SCORE_VALUES } from '#domain/fields/score5.ts';
import { describeTopicScore, isTopicScore } from '#domain/topics/topic-score.ts';

describe('a score', () => {
  it('is described with its scale and its word', () => {
    expect(SCORE_VALUES.map(describeScore5)).toEqual([
      '1 of 5, very low',
      '2 of 5, low',
      '3 of 5, medium',
      '4 of 5, high',
      '5 of 5, very high',
    ]);
    expect(describeScore(multiplyScores(4, 4))).toBe('16 of 25');
    expect(describeTopicScore(7)).toBe('7 of 10');
  });

  it('is a whole number within its scale', () => {
    expect(SCORE_VALUES.every(isScore5)).toBe(true);
    expect([0, 6, 2.5, '3', null, Number.NaN].some(isScore5)).toBe(false);
    expect([1, 10].every(isTopicScore)).toBe(true);
    expect([0, 11, 5.5, '5', null, Number.NaN].some(isTopicScore)).toBe(false);
  });
});

describe('the title of a chat', () => {
  it.each([
    ['What should we do?', 'What should we do?'],
    ['  padded  ', 'padded'],
    ['x'.repeat(50), 'x'.repeat(50)],
    ['x'.repeat(51), `${'x'.repeat(50)}...`],
    [`${'x'.repeat(49)} and more`, `${'x'.repeat(49)}...`],
    ['🌱'.repeat(51), `${'🌱'.repeat(50)}...`],
    ['   ', 'New chat'],
  ])('from "%s" is "%s"', (message, title) => {
    expect(chatTitle(message)).toBe(title);
  });
});
