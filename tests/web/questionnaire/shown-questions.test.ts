import { describe, expect, it } from 'vitest';
import { writeChoices } from '#domain/questionnaire/answer.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import {
  answerText,
  asksOther,
  isMissing,
  isSameAnswer,
  shownQuestions,
} from '#web/features/questionnaire/questionnaire/shown-questions.ts';
import { mustHave } from '../../shared/must-have.ts';

const section = mustHave(sections[0]);
const shown = shownQuestions(section);
const byControl = (control: string) => mustHave(shown.find((question) => question.control === control));

describe('the questions of the organizational section', () => {
  it('have the control that the rules choose, and leave out hidden ones', () => {
    expect(shown.map((question) => question.control)).toEqual([
      'industry',
      'company-size',
      'countries',
      'textarea',
      'textarea',
      'prior-esg-work',
      'key-regulations',
      'natural-dependencies',
      'human-dependencies',
      'social-dependencies',
      'textarea',
    ]);
  });

  it('have their fixed label on regulations, and keep the text under which they are stored', () => {
    const { label, fieldName, fieldType } = byControl('key-regulations');
    expect({ label, fieldName, fieldType }).toEqual({
      label: 'Key regulations for our company',
      fieldName: 'Which key regulations apply to your company?',
      fieldType: 'multiselect',
    });
  });

  it('are in the order of their positions, whatever the order of the list', () => {
    const question = (text: string, position: number): Question => ({
      text,
      type: 'text',
      required: false,
      options: [],
      position,
    });
    const questions = [question('Second', 2), question('First', 1)];
    expect(shownQuestions({ name: 'Other', questions }).map(({ label }) => label)).toEqual(['First', 'Second']);
  });
});

describe('an answer', () => {
  it('requires a free text while Other is chosen, in single and multiple choice', () => {
    expect(asksOther(byControl('key-regulations'), writeChoices(['csrd', 'other']))).toBe(true);
    expect(asksOther(byControl('key-regulations'), writeChoices(['csrd']))).toBe(false);
    expect(asksOther(byControl('industry'), 'other')).toBe(true);
    expect(asksOther(byControl('countries'), writeChoices(['DE']))).toBe(false);
  });

  it('is missing only if it is required and empty', () => {
    expect(isMissing(byControl('countries'), writeChoices([]))).toBe(true);
    expect(isMissing(byControl('countries'), writeChoices(['DE']))).toBe(false);
    expect(isMissing(byControl('textarea'), '  ')).toBe(true);
    expect(isMissing(byControl('prior-esg-work'), '')).toBe(false);
  });

  it('is the same when only the order of the choices differs, but not when the text does', () => {
    expect(isSameAnswer('["DE","FR"]', '["FR","DE"]', 'multiselect')).toBe(true);
    expect(isSameAnswer('["DE"]', '["FR"]', 'multiselect')).toBe(false);
    expect(isSameAnswer('["DE","FR"]', '["FR","DE"]', 'text')).toBe(false);
  });

  it('is shown with labels, and with the raw value of an unknown choice', () => {
    expect(answerText(byControl('countries'), writeChoices(['DE', 'FR']))).toBe('Germany, France');
    expect(answerText(byControl('industry'), 'food')).toBe('Food and Beverage');
    expect(answerText(byControl('industry'), 'gone')).toBe('gone');
    expect(answerText(byControl('textarea'), 'As it is')).toBe('As it is');
  });
});
