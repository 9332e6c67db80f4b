import { describe, expect, it } from 'vitest';
import { startOfAnswer } from '#web/features/assistant/chat/copy-answer.ts';

const TABLE = '| Topic | Score |\n| --- | ---: |\n| E1.1 Climate | 9 |\n| E1.2 Energy | 20 |\n';

describe('what a screen reader announces of an answer', () => {
  it('ends before the first table, and gives its size', () => {
    expect(
      startOfAnswer(`**15** of 28: material topics. [1](/app/x "Results")\n\n${TABLE}\nScores are out of 25.`),
    ).toBe('15 of 28: material topics, then a table of 2 rows.');
    expect(startOfAnswer(`One.\n\n| Topic |\n| --- |\n| E1.1 |`)).toBe('One, then a table of 1 row.');
  });

  it('is the first words if there is no table', () => {
    expect(startOfAnswer('The **thresholds** are 12.5 | 12.5.')).toBe('The thresholds are 12.5 12.5.');
    expect(startOfAnswer('word '.repeat(80)).endsWith(' …')).toBe(true);
  });
});
