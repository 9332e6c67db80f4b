import { describe, expect, it } from 'vitest';
import { withChange } from '#domain/query/chips/with-change.ts';
import { everything } from '#domain/query/query.ts';
import { slotsToFind } from '#web/features/assistant/query/chip-at.ts';

const world = { topics: [], hasEarlier: true };
const topics = everything('topic');

describe('a search for a part of a question', () => {
  it('finds what is already shown as a chip, and its values', () => {
    const borderline = { ...topics, where: [{ field: 'borderline', is: 'equal', value: true }] as const };
    for (const query of [topics, borderline]) {
      const found = slotsToFind(query, world);
      expect(found.filter(({ slot }) => slot === 'where.borderline').map(({ label }) => label)).toEqual([
        'Borderline',
        'Not borderline',
        'Without borderline',
        'With borderline',
      ]);
      expect(found).toContainEqual(expect.objectContaining({ slot: 'sort', label: expect.any(String) }));
    }
  });

  it('sets a value of a chip that is shown with one press', () => {
    const high = slotsToFind(topics, world).find(({ label }) => label === 'Classification: High Materiality');
    expect(withChange(topics, high?.change ?? {}).where).toEqual([
      { field: 'classification', is: 'equal', value: 'High' },
    ]);
  });
});
