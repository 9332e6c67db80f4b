import type { ReadField } from './field.ts';

const options = [
  { id: 'impact', label: 'Impact above financial' },
  { id: 'financial', label: 'Financial above impact' },
  { id: 'same', label: 'Both sides equal' },
] as const;

/** Which of two scores is higher; empty if a side has none. */
export const higherSide = <Row>(scoresOf: (row: Row) => readonly (number | null)[]): ReadField<Row> => ({
  label: 'Higher side',
  kind: 'choice',
  options,
  saidAlone: true,
  read(row) {
    const [impact = null, financial = null] = scoresOf(row);
    if (impact === null || financial === null) return null;
    return impact === financial ? 'same' : impact > financial ? 'impact' : 'financial';
  },
});
