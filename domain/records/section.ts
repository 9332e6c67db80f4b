import { record } from './record.ts';

/** A section of the questionnaire, identified by its name. */
export const section = record({
  noun: 'section',
  below: 'assessment',
  inSentence: 'a section of the questionnaire',
  carries: ['comments', 'owner'],
  goesAlong: ['cite'],
});
