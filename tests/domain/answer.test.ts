import { describe, expect, it } from 'vitest';
import { answerKey, isAnswered, otherFieldName, readChoices, writeChoices } from '#domain/questionnaire/answer.ts';
import type { QuestionType } from '#domain/questionnaire/question.ts';

describe('several choices in one answer', () => {
  it('come back as they were stored, commas and quotes included', () => {
    const choices = ['csrd', 'a, b', '"quoted"', 'שלום'];
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });

  it.each(['', 'csrd', '[', '{"a":1}', 'null', '["a"', '[1,2]'])('read as nothing chosen from "%s"', (stored) => {
    expect(readChoices(stored)).toEqual([]);
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
  ])('of type %s with "%s" says something: %s', (fieldType, fieldValue, says) => {
    expect(isAnswered({ fieldType, fieldValue })).toBe(says);
  });

  it('that was never given says nothing', () => {
    expect(isAnswered(undefined)).toBe(false);
  });

  it('is held under section and field, the Other text beside it', () => {
    expect(answerKey('Organizational Information', 'Which?')).toBe('Organizational Information-Which?');
    expect(otherFieldName('Which?')).toBe('Which? (other)');
  });
});
