import { describe, expect, it } from 'vitest';
import { mergeVersions, type VersionChoiceInput } from '#web/features/questionnaire/assessment/merge-versions.ts';

const choice = (year: number, route: VersionChoiceInput['route']): VersionChoiceInput => ({
  financialYearStart: `${year}-01-01`,
  route,
});
const base = choice(2026, 'esrs-2023');

describe('merging two people’s choices of financial year and standard', () => {
  it.each([
    ['only they choose', base, choice(2027, 'esrs-2026'), choice(2027, 'esrs-2026'), []],
    [
      'each chooses another, and the law knows both together',
      choice(2025, 'esrs-2023'),
      base,
      choice(2025, 'esrs-2023'),
      [],
    ],
    [
      'both choose another day',
      choice(2025, 'esrs-2023'),
      choice(2024, 'esrs-2023'),
      choice(2025, 'esrs-2023'),
      ['financialYearStart'],
    ],
    [
      'my day and their standard do not go together',
      choice(2025, 'esrs-2023'),
      choice(2026, 'esrs-2026'),
      choice(2025, 'esrs-2023'),
      ['financialYearStart', 'route'],
    ],
  ])('%s', (_, mine, theirs, values, asked) => {
    const merged = mergeVersions(base, mine, theirs);
    expect([merged.values, merged.asked]).toEqual([values, asked]);
  });

  it('uses the choice of each person, even if the law does not provide for the combination', () => {
    const both = [choice(2025, 'esrs-2023'), choice(2026, 'esrs-2026')] as const;
    expect(mergeVersions(base, ...both, ['route']).values).toEqual(choice(2025, 'esrs-2026'));
    expect(mergeVersions(base, ...both, ['financialYearStart', 'route']).values).toEqual(both[1]);
  });
});
