import type { SampleTopicScore } from './sample-shapes.ts';

/** Code, impact 1–10, financial 1–10, why. */
type Screening = [topicCode: string, impactScore: number, financialScore: number, justification: string];

const screenings: Screening[] = [
  ['E1.1', 4, 8, 'Growers and plants feel heat and drought; cost of ingredients follows the harvest.'],
  ['E1.2', 9, 7, 'Footprint dominated by milk and other ingredients; carbon prices reach us twice.'],
  ['E1.3', 5, 5, 'Gas is our largest utility cost; what remains of the saving after the investment is small.'],
  ['E2.2', 7, 5, 'Nitrate in the growing area; discharge permit in Musterfeld due for renewal.'],
  ['E3.1', 9, 9, 'Villaejemplo lies in a dry basin: named by authority, growers and neighbours alike.'],
  ['E4.1', 9, 7, 'Cocoa, palm and soy; proof of origin decides about market access.'],
  [
    'E4.3',
    5,
    4,
    'Soil quality of vegetable fields, overlaps with run-off; the samples of 40 growers show stable humus.',
  ],
  ['E4.4', 4, 6, 'Strong dependence on pollination in a quarter of the purchase value.'],
  ['E5.1', 5, 4, 'Fibre and plastics for packs; agricultural inflows are covered by climate, water and biodiversity.'],
  ['E5.2', 5, 5, 'A fifth of the packs cannot be recycled; most of the graded fees can be passed on.'],
  ['E5.3', 5, 4, 'Food losses of about 6 %, nine tenths of them sold as feed; little is left at households.'],
  ['S1.1', 5, 5, 'Accident rate halved and below the sector benchmark; apprentices fill technician posts.'],
  ['S1.2', 4, 3, 'Pay analysis by gender finds no gap within a grade; few women lead a line.'],
  ['S1.3', 5, 3, 'Housing of seasonal agency workers came up in the interviews; two crowded addresses of eleven.'],
  ['S2.1', 8, 5, 'Harvest work in the heat, low incomes in cocoa.'],
  [
    'S2.2',
    5,
    2,
    'Women in cocoa and seasonal work earn less, according to studies and member lists; no woman has been asked yet.',
  ],
  ['S2.3', 9, 6, 'Severe human rights risk in cocoa and hazelnuts; clauses in customer contracts.'],
  [
    'S3.1',
    4,
    3,
    'Food banks on the one side, land questions in sourcing regions on the other; the sugar mills are known now.',
  ],
  ['S4.1', 5, 5, 'Claims on own brands are being reviewed.'],
  ['S4.2', 8, 9, 'Food safety and nutrition are the core of our responsibility and of our market.'],
  ['S4.3', 4, 3, 'Free-from range; no advertising to children, the own label is advertised by its retailers.'],
  ['G1.2', 4, 2, 'The line exists and is open to third parties, but agency workers hardly know it.'],
  ['G1.3', 6, 4, 'Dairy cows, calves and laying hens; a point in customer tenders.'],
  ['G1.5', 5, 6, 'Few suppliers for milk and hazelnuts; late payments in the peak season.'],
  ['G1.6', 3, 3, 'Low exposure, controls tested by internal audit.'],
];

/** The current year's screening view, one row for every relevant topic. */
export const topicScores: SampleTopicScore[] = screenings.map(
  ([topicCode, impactScore, financialScore, justification]) => ({
    topicCode,
    impactScore,
    financialScore,
    justification,
  }),
);
