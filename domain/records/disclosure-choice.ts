import { record } from './record.ts';

/** The company's choice on a disclosure requirement: phased in, left out, or reported as "none in place". */
export const disclosureChoice = record({
  noun: 'disclosure-choice',
  table: 'disclosure_choices',
  below: 'assessment',
  named: ['requirement'],
  label: 'Disclosure choice',
  carries: ['history'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'as-of', 'seal'],
  told: { as: 'disclosures', makesStale: ['assessment', 'history'] },
});
