import { expect, it } from 'vitest';
import { sayPlaced } from '#web/features/questionnaire/value-chain/coverage-line.tsx';

it.each([
  [0, 0, 'There are no entries yet'],
  [0, 3, 'All entries are placed'],
  [1, 3, '1 entry not placed'],
  [3, 3, '3 entries not placed'],
])('reports %i unplaced entries among %i as: %s', (notPlaced, entries, said) => {
  expect(sayPlaced(notPlaced, entries)).toBe(said);
});
