import type { Meaning } from './meaning.ts';

const about = (text: string): Meaning => ({
  is: 'condition',
  where: [{ field: 'question', is: 'contains', text }],
  prefers: 'answer',
});

/** The questions of the questionnaire, by what people ask of them. */
export const ANSWERS: readonly (readonly [string, ...Meaning[]])[] = [
  ['our industry|sector|branch / main activity', about('industry best describes')],
  ['company size / size of our|the company', about('size of your company')],
  ['country / countries / where do we operate', about('countries')],
  ['products and services / what do we sell|make|produce', about('products and services')],
  ['esg|sustainability work / previous|prior|earlier esg? work', about('previous ESG work')],
  ['key regulation|law / regulation|law apply', about('key regulations')],
  ['natural dependency|resource|capital / depend on nature', about('natural dependencies')],
  ['human dependency|capital', about('human dependencies')],
  ['social dependency|capital', about('social dependencies')],
  ['regulatory change / new law|regulation', about('regulatory changes')],
  ['hot topic / industry topic', about('hot topics')],
  ['geopolitics|geopolitical / geopolitical dynamic|risk|tension', about('geopolitical')],
  ['media|press / media|press coverage', about('media coverage')],
];
