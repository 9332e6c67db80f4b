import { describe, expect, it } from 'vitest';
import { controlLabel, controlOptions, fieldTypeOf, isMultiSelect } from '#domain/questionnaire/control-options.ts';
import type { QuestionType } from '#domain/questionnaire/question.ts';
import { type QuestionControl, questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';

const ORGANIZATIONAL = { name: 'Organizational Information' };
const ELSEWHERE = { name: 'Impact Materiality Assessment' };
const NO_OPTIONS = { options: [] };

describe('the control of each question of the questionnaire', () => {
  it('follows its text, hidden ones included', () => {
    const [organizational] = questionnaire;
    const controls = organizational.questions.map((question) => questionControl(question, organizational));
    expect(controls).toEqual([
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
      'hidden',
      'hidden',
      'hidden',
      'hidden',
    ]);
  });
});

describe('the control chosen by a question’s text', () => {
  it.each<[string, QuestionControl]>([
    ['In which SECTOR are you active?', 'industry'],
    ['Which industry, and how many employees?', 'industry'],
    ['How many employees work at your largest location?', 'company-size'],
    ['Where is your main location?', 'countries'],
    ['Which country is your seat in?', 'countries'],
    ['What is your key regulation?', 'key-regulations'],
    ['Which human rights dependencies exist in social programmes?', 'human-dependencies'],
    ['Which dependencies on natural resources do you have?', 'natural-dependencies'],
    ['Name one social dependency.', 'social-dependencies'],
    ['How do you allocate resources to sustainability?', 'text'],
    ['What guides the allocation of funds?', 'text'],
    ['Which aspects do you emphasize?', 'text'],
    ['Which sectoral agreements apply?', 'text'],
    ['Which regulations do you follow?', 'text'],
    ['Which natural hazards do you face?', 'text'],
    ['Do human beings matter?', 'text'],
  ])('"%s" is %s', (text, control) => {
    expect(questionControl({ text, type: 'text' }, ELSEWHERE)).toBe(control);
  });

  it.each<QuestionType>(['select', 'radio', 'textarea', 'number', 'email', 'text'])(
    'falls back to the question type %s',
    (type) => {
      expect(questionControl({ text: 'Anything else?', type }, ELSEWHERE)).toBe(type);
    },
  );

  it('falls back to a text input for a type without a control of its own', () => {
    expect(questionControl({ text: 'Anything else?', type: 'multiselect' }, ELSEWHERE)).toBe('text');
  });
});

describe('questions hidden in an organizational section', () => {
  const HOT = 'What are the current ESG industry hot topics for your company?';

  it.each<[string, QuestionControl]>([
    [HOT, 'hidden'],
    ['How do Geopolitical Dynamics affect your company?', 'hidden'],
    ['What media coverage of your company relates to ESG?', 'hidden'],
    ['Which other regulatory changes do you expect?', 'hidden'],
    ['Which regulatory change do you expect?', 'hidden'],
    ['Which regulatory changes follow from the EU Taxonomy?', 'textarea'],
    ['Which regulatory changes does CSRD bring?', 'textarea'],
    ['Which regulatory changes does the CSDDD bring?', 'textarea'],
  ])('"%s" is %s', (text, control) => {
    expect(questionControl({ text, type: 'textarea' }, ORGANIZATIONAL)).toBe(control);
    expect(questionControl({ text, type: 'textarea' }, { name: 'About the Organisation' })).toBe(control);
  });

  it('are hidden before a control is chosen: elsewhere the hot-topics question is the industry dropdown', () => {
    expect(questionControl({ text: HOT, type: 'textarea' }, ELSEWHERE)).toBe('industry');
  });

  it('are not hidden elsewhere', () => {
    expect(questionControl({ text: 'Which regulatory changes come?', type: 'textarea' }, ELSEWHERE)).toBe('textarea');
  });
});

describe('the options of a control', () => {
  it('come from its own list, whatever options the question has', () => {
    expect(controlOptions('company-size', { options: ['ignored'] }).map(({ id }) => id)).toEqual([
      'micro',
      'small',
      'medium',
      'large',
    ]);
    expect(controlOptions('countries', NO_OPTIONS)).toHaveLength(250);
  });

  it('come from the question for a plain select or radio', () => {
    expect(controlOptions('radio', { options: ['Top-down', 'Bottom-up'] })).toEqual([
      { id: 'Top-down', label: 'Top-down' },
      { id: 'Bottom-up', label: 'Bottom-up' },
    ]);
    expect(controlOptions('textarea', NO_OPTIONS)).toEqual([]);
  });

  it.each<[QuestionControl, boolean, QuestionType]>([
    ['industry', false, 'select'],
    ['company-size', false, 'select'],
    ['countries', true, 'multiselect'],
    ['prior-esg-work', true, 'multiselect'],
    ['key-regulations', true, 'multiselect'],
    ['social-dependencies', true, 'multiselect'],
    ['radio', false, 'radio'],
    ['textarea', false, 'textarea'],
    ['hidden', false, 'text'],
  ])('%s allows several: %s, and is stored as %s', (control, isMulti, fieldType) => {
    expect(isMultiSelect(control)).toBe(isMulti);
    expect(fieldTypeOf(control)).toBe(fieldType);
  });

  it('are labelled with the question text, the regulations with the specified label', () => {
    expect(controlLabel('key-regulations', { text: 'Which key regulations apply?' })).toBe(
      'Key regulations for our company',
    );
    expect(controlLabel('countries', { text: 'In which countries?' })).toBe('In which countries?');
  });
});
