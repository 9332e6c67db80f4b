import { describe, expect, it } from 'vitest';
import { planLookUps } from '#analyst/answering/plan-look-ups.ts';
import { readSlots } from '#analyst/reading/slots.ts';
import { componentQuestions, edgeQuestions, FILTERS, topicQuestions, yearQuestions } from './list-questions.ts';

const inputOf = (intent: 'topics' | 'years' | 'borderline', question: string) =>
  planLookUps(intent, question, readSlots(question))[0]?.input;

describe('a list is narrowed by what the words give, and by nothing else', () => {
  it.each(componentQuestions)('components: %s', (question, filters) => {
    const slots = readSlots(question);
    const found = Object.fromEntries(FILTERS.flatMap((key) => (slots[key] === undefined ? [] : [[key, slots[key]]])));
    expect(found).toEqual(filters);
  });
  it.each(topicQuestions)('topics: %s', (question, input) => {
    expect(inputOf('topics', question)).toEqual(input);
  });
  it.each(yearQuestions)('years: %s', (question, input) => {
    expect(inputOf('years', question)).toEqual(input);
  });
  it.each(edgeQuestions)('borderline: %s', (question, input) => {
    expect(inputOf('borderline', question)).toEqual(input);
  });
});
