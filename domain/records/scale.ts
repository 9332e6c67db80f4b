import { record } from './record.ts';

/** The company's words for a scale. */
export const scale = record({
  noun: 'scale',
  table: 'scale_wordings',
  below: 'company',
  label: 'Scale wording',
  carries: ['history'],
  goesAlong: [],
  told: { as: 'scales', makesStale: ['scales', 'history'] },
});
