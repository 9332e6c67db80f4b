import type { ListControl } from '#domain/questionnaire/question-control.ts';

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** Texts of the generic questions. */
export const questionMessages = {
  shortName: (position: number) => `question ${position}`,
  saveFailed: 'Failed to save section data.',
  required: 'Answer this question to complete the section.',
  choose: 'Choose an option',
  searchCountries: 'Search countries',
  noCountry: 'No country matches.',
  otherPlaceholder: 'Please specify',
  otherLabel: (question: string) => `${question} Other, please specify`,
  otherConflict: (question: string) => `${question} (Other)`,
  /** @param profile 'Small (1-50 employees)' */
  sizeLeftOpen: (profile: string, labels: readonly string[]) =>
    `Your company profile says “${profile}”. Choose ${anyOf.format(labels)}.`,
  suggested: 'Taken from your company profile. Save to confirm it, or choose a different one.',
  noAnswer: 'No answer',
  noQuestions: 'This section has no questions',
  noQuestionsHint: 'Continue with the next section.',
} as const;

/** Short guidance next to a control. */
export const controlHints: Readonly<Partial<Record<ListControl, string>>> = {
  'company-size': 'Headcount of the whole company.',
  countries: 'Type to search. Choose all that apply, including your own country.',
  'prior-esg-work': 'Choose all that apply.',
  'key-regulations': 'Choose all that apply, including voluntary frameworks.',
  'natural-dependencies':
    'Natural resources you cannot do without. A dependency can be a risk or an opportunity even if you have no impact.',
  'human-dependencies': 'People, skills and labour you cannot do without.',
  'social-dependencies': 'Relationships, trust and institutions you rely on.',
};
