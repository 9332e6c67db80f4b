import { expect, it } from 'vitest';
import { becameOf, type Standing } from '#domain/query/fields/year-change.ts';

const material: Standing = { scores: [20, 16], isMaterial: true };
const below: Standing = { scores: [9, 6], isMaterial: false };
const open: Standing = { scores: [9, null], isMaterial: null };
const empty: Standing = { scores: [null, null], isMaterial: null };

it.each([
  ['below both thresholds now', below, material, ['lower', 'no-longer-material']],
  ['below one with the other side not assessed', open, material, ['lower', 'no-longer-concluded']],
  ['relevant, with nothing assessed', empty, material, ['gone', 'no-longer-concluded']],
  ['set aside', null, material, ['gone', 'no-longer-material']],
  ['material again after being open', material, open, ['higher', 'newly-material']],
  ['open in both years', open, open, ['same']],
  [
    'lower on one side, and scored for the first time on the other',
    below,
    { ...material, scores: [20, null] },
    ['lower', 'no-longer-material'],
  ],
  ['scored on another side than before', { ...open, scores: [null, 9] }, open, []],
] as const)('classifies the change of a topic that is %s', (_, now, before, became) => {
  expect(becameOf(now, before)).toEqual(became);
});
