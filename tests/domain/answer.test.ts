import { describe, expect, it } from 'vitest';
import {
  answerKey,
  isAnswered,
  mergeChoices,
  otherFieldName,
  readChoices,
  writeChoices,
} from '#domain/questionnaire/answer.ts';
import type { QuestionType } from '#domain/questionnaire/question.ts';

describe('several choices in one answer', () => {
  it('are read as they were stored, commas and quotes included', () => {
    const choices = ['csrd', 'a, b', '"quoted"', 'שלום'];
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });

  it.each(['', 'csrd', '[', '{"a":1}', 'null', '["a"', '[1,2]'])('are read as no choices from "%s"', (stored) => {
    expect(readChoices(stored)).toEqual([]);
  });
});

describe('choices that two people made from the same base', () => {
  it.each<[string, string, string, string | undefined]>([
    ['["a"]', '["a","b"]', '["a","c"]', '["a","b","c"]'],
    ['["a","b"]', '["b"]', '["a","b","c"]', '["b","c"]'],
    ['["a","b"]', '["a"]', '["b"]', '[]'],
    ['', '["a"]', '["b"]', '["a","b"]'],
    ['[]', '["a"]', '["a"]', '["a"]'],
    // Texts, including one that looks like a list of choices at first glance.
    ['', 'Bread', 'Beer', undefined],
    ['', '[draft] Bread', '["b"]', undefined],
  ])('are merged from base %s: %s and %s give %s', (base, mine, theirs, together) => {
    expect(mergeChoices(base, mine, theirs)).toBe(together);
  });
});

describe('an answer', () => {
  it.each<[QuestionType, string, boolean]>([
    ['text', 'Bread', true],
    ['textarea', '  \n', false],
    ['multiselect', '["FI"]', true],
    ['multiselect', '[]', false],
    ['multiselect', '', false],
    ['number', '0', true],
  ])('of type %s with "%s" counts as answered: %s', (fieldType, fieldValue, says) => {
    expect(isAnswered({ fieldType, fieldValue })).toBe(says);
  });

  it('does not count as answered when it was never given', () => {
    expect(isAnswered(undefined)).toBe(false);
  });

  it('is stored under section and field, with the Other text separately', () => {
    expect(answerKey('Organizational Information', 'Which?')).toBe('Organizational Information-Which?');
    expect(otherFieldName('Which?')).toBe('Which? (other)');
  });
});
