import type { ListControl } from '#domain/questionnaire/question-control.ts';

/** What the generic questions say. */
export const questionMessages = {
  shortName: (position: number) => `question ${position}`,
  saveFailed: 'Failed to save section data.',
  required: 'Still missing: the section is complete once this is answered.',
  choose: 'Choose one',
  searchCountries: 'Search countries',
  noCountry: 'No country matches.',
  otherPlaceholder: 'Please specify',
  otherLabel: (question: string) => `${question} Other, please specify`,
  otherConflict: (question: string) => `${question} (Other)`,
  suggested: 'Taken from your company profile. Save to confirm it, or choose another.',
  noAnswer: 'No answer',
  answers: 'Answers',
  noQuestions: 'This section has no questions',
  noQuestionsHint: 'Go on to the next one.',
} as const;

/** A word of guidance beside a control. */
export const controlHints: Readonly<Partial<Record<ListControl, string>>> = {
  'company-size': 'By headcount of the whole undertaking.',
  countries: 'Type to search. Choose all that apply, your own country included.',
  'prior-esg-work': 'Choose all that apply.',
  'key-regulations': 'Choose all that apply, voluntary frameworks included.',
  'natural-dependencies':
    'Resources of nature you cannot do without. A dependency can be a risk or an opportunity even where you have no impact.',
  'human-dependencies': 'People, skills and labour you cannot do without.',
  'social-dependencies': 'Relationships, trust and institutions you rely on.',
};
