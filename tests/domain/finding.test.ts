import { describe, expect, it } from 'vitest';
import { materialBy } from '#domain/results/classification.ts';
import { type FindingFacts, findingOf, findingText } from '#domain/results/finding.ts';

const thresholds = { impact: 12.5, financial: 12.5 };

/** A topic by code, name and both scores; 0 is a side that nobody has assessed. */
function point(code: string, name: string, impact: number, financial: number): FindingFacts['points'][number] {
  const scores = { impact, financial };
  return {
    topic: { code, name, category: 'Environmental' },
    ...scores,
    hasImpact: impact > 0,
    hasFinancial: financial > 0,
    materialBy: materialBy(scores, thresholds),
  };
}

const screened = (code: string, name: string, impactScore: number | null, financialScore: number | null) => ({
  topic: { code, name, category: 'Social' as const },
  impactScore,
  financialScore,
});

const water = point('E3.1', 'Water', 20, 20);
const energy = point('E1.3', 'Energy', 15, 16);
const onlyImpact = (code: string, name: string, impact = 20) => point(code, name, impact, 4);
const below = point('S1.1', 'Working conditions', 4, 6);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => point(`S${index}`, `Topic with a name ${index}`, 16, 15));
const longName =
  'Measures against pathways to harmful incidents (e.g. child labour), in the own plants and with all suppliers of raw materials';

/** What is assessed, and the headline and second sentence for it. */
const cases: [string, Partial<FindingFacts>, string, string | null][] = [
  ['nothing is assessed', {}, 'No topic has been assessed yet', null],
  [
    'nothing but screening scores that nobody gave',
    { screening: [screened('E1.1', 'Energy', null, null)] },
    'No topic has been assessed yet',
    null,
  ],
  [
    'only the screening is done',
    { screening: [screened('E1.1', 'Energy', 3, 4), screened('E3.1', 'Water', 9, null)] },
    'No topic has been assessed yet; in the screening, water leads',
    'Two topics have a screening score, which does not count for the result.',
  ],
  ['one topic is below', { points: [below] }, 'Working conditions is not material so far', null],
  [
    'all are below',
    { points: [below, point('S1.2', 'Training', 4, 6)] },
    'None of the two assessed topics is material',
    null,
  ],
  [
    'one topic is material from both sides',
    { points: [water, below] },
    'Water is material from both sides',
    '1 of 2 assessed topics is material.',
  ],
  [
    'one topic is material by impact',
    { points: [onlyImpact('E3.1', 'Water')] },
    'Water is material by impact',
    'It is the only topic assessed so far.',
  ],
  [
    'one topic is material financially',
    { points: [point('G1', 'Business conduct', 6, 15), below] },
    'Business conduct is material financially',
    '1 of 2 assessed topics is material.',
  ],
  [
    'one from both sides, others from one',
    { points: [onlyImpact('E4', 'Biodiversity', 25), water] },
    'Water is material from both sides',
    '2 of 2 assessed topics are material: 1 from both sides, 1 by impact only.',
  ],
  [
    'several from both sides, in any order',
    { points: [energy, water, below] },
    'Two topics are material from both sides; water leads',
    '2 of 3 assessed topics are material.',
  ],
  [
    'several by impact, the other side below',
    { points: [onlyImpact('E4', 'Land use', 16), onlyImpact('E3.1', 'Water')] },
    'Two topics are material by impact; water leads',
    '2 of 2 assessed topics are material.',
  ],
  [
    'one side alone is assessed',
    { points: [point('E4', 'Land use', 16, 0), point('E3.1', 'Water', 20, 0), point('S1', 'Training', 2, 0)] },
    'Two topics are material by impact; water leads',
    '2 of 3 assessed topics are material. The financial side has not been assessed yet.',
  ],
  [
    'the financial side alone is assessed, and nothing reaches it',
    { points: [point('E4', 'Land use', 0, 6), point('E3.1', 'Water', 0, 4)] },
    'None of the two assessed topics is material',
    'The impact side has not been assessed yet.',
  ],
  [
    'different ones from one side each',
    { points: [onlyImpact('E3.1', 'Water'), point('G1', 'Business conduct', 6, 15)] },
    'Two topics are material, none from both sides; water leads',
    '2 of 2 assessed topics are material: 1 by impact only, 1 financially only.',
  ],
  [
    'two with the same sum: the one that both sides carry leads',
    { points: [point('E4', 'Land use', 25, 15), water] },
    'Two topics are material from both sides; water leads',
    '2 of 2 assessed topics are material.',
  ],
  [
    'two with the same scores',
    { points: [water, point('E4', 'Land use', 20, 20), energy] },
    'Three topics are material from both sides; water and land use lead',
    '3 of 3 assessed topics are material.',
  ],
  [
    'forty topics, most of them equal',
    { points: many(40) },
    '40 topics are material from both sides; all have the same scores',
    '40 of 40 assessed topics are material.',
  ],
  [
    'three of four in front',
    {
      points: [...many(3), energy, below].map((each, index) =>
        index === 3 ? { ...each, impact: 13, financial: 13 } : each,
      ),
    },
    'Four topics are material from both sides; three share the lead',
    '4 of 5 assessed topics are material.',
  ],
  [
    'the company’s own topic keeps its capital, an abbreviation too',
    {
      points: [
        point('E-own-1', 'Bern depot', 25, 25),
        point('E1.9', 'GHG removals', 25, 25),
        point('S1', 'Training', 15, 15),
      ],
    },
    'Three topics are material from both sides; Bern depot and GHG removals lead',
    '3 of 3 assessed topics are material.',
  ],
  [
    'a very long name is shortened',
    { points: [point('S-own-1', longName, 20, 20), energy] },
    `Two topics are material from both sides; ${longName.slice(0, 80).trimEnd()}… leads`,
    '2 of 2 assessed topics are material.',
  ],
];

describe('the finding of an assessment in words', () => {
  it.each(cases)('%s', (_, facts, headline, support) => {
    expect(findingOf({ points: [], screening: [], ...facts })).toEqual({ headline, support });
  });

  it('reads as running text', () => {
    expect(findingText(findingOf({ points: [], screening: [] }))).toBe('No topic has been assessed yet.');
    expect(findingText(findingOf({ points: [water], screening: [] }))).toBe(
      'Water is material from both sides. It is the only topic assessed so far.',
    );
  });

  it('prefers a decision of the company over the score, as the flags do', () => {
    const decided = { ...below, materialBy: 'impact' as const };
    expect(findingOf({ points: [decided, water], screening: [] }).support).toContain('1 by impact only');
  });
});
