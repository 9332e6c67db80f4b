import type { SampleDecision } from './sample-shapes.ts';

/** Both sides of E4.3 are concluded on one ground. */
const ECOSYSTEMS =
  'Our three plants stand on built-up land that has not grown since 2009, and the new cooking line in Villaejemplo goes onto a paved yard. Soil samples of 40 of our 46 growers show stable humus over a full crop rotation. Land that is cleared for cocoa, palm and soy is assessed under E4.1, what pollinators mean for our harvests under E4.4.';

/**
 * The team's decisions in the current year: two topics next to the threshold are decided against their scores, and what is evident without
 * scoring is concluded top-down.
 */
export const decisions: readonly SampleDecision[] = [
  {
    topicCode: 'E2.2',
    side: 'impact',
    isMaterial: false,
    reason:
      'The 15 describes the whole growing area and nine wells that some 600 farms share. Our 46 growers work 4 % of its fields, and 43 of them keep to the nitrogen limit; what can be traced to them would be a severity of 2. We visit the three who exceed it, report on the basin under water (E3.1), and decide again when the wells have been measured in 2027.',
    by: 'mara.beispiel@example.com',
    decidedAt: '2026-10-14T09:10:00Z',
  },
  {
    topicCode: 'E4.4',
    side: 'financial',
    isMaterial: true,
    reason:
      'The 12 rests on even odds, and nobody can put a better number on the loss of pollinators. But 23 % of our purchase value depends on them, there is no substitute, and almonds and rapeseed had two poor years in five. With the likelihood one step higher the score would be 16. Both lending banks ask about it; we would rather report a year too early than too late.',
    by: 'jonas.muster@example.com',
    decidedAt: '2026-10-14T09:40:00Z',
  },
  {
    topicCode: 'E4.3',
    side: 'impact',
    isMaterial: false,
    basis: 'top-down',
    reason: ECOSYSTEMS,
    by: 'ines.ejemplo@example.com',
    decidedAt: '2026-10-13T13:20:00Z',
  },
  {
    topicCode: 'E4.3',
    side: 'financial',
    isMaterial: false,
    basis: 'top-down',
    reason: ECOSYSTEMS,
    by: 'ines.ejemplo@example.com',
    decidedAt: '2026-10-13T13:20:00Z',
  },
  {
    topicCode: 'S2.2',
    side: 'financial',
    isMaterial: false,
    basis: 'top-down',
    reason:
      'What we pay for cocoa does not depend on who in a family signs the contract or keeps the premium. No customer contract, tender or indicator of the lending banks refers to it, and none of the four cooperatives has lost members or volume over it.',
    by: 'jonas.muster@example.com',
    decidedAt: '2026-10-14T09:55:00Z',
  },
  {
    topicCode: 'S4.3',
    side: 'impact',
    isMaterial: false,
    basis: 'top-down',
    reason:
      'We sell through retailers and canteens at the same price to everybody. Our brands have not advertised to children since 2021, and the own label, 60 % of the range, is advertised by its retailers. Labels and claims are assessed under S4.1, sugar under S4.2. No consumer body has named a group that we exclude.',
    by: 'mara.beispiel@example.com',
    decidedAt: '2026-10-15T08:30:00Z',
  },
];

/** The year before: one side is concluded top-down, from contracts whose cost is known. */
export const earlierDecisions: readonly SampleDecision[] = [
  {
    topicCode: 'E5.3',
    side: 'financial',
    isMaterial: false,
    basis: 'top-down',
    reason:
      'Disposal of losses and packs cost EUR 0.3m in the year under contracts that run until 2028, far below the EUR 0.5m at which our scale of magnitude leaves its first step. Fees on packs are assessed under E5.2.',
    by: 'jonas.muster@example.com',
    decidedAt: '2025-10-21T12:15:00Z',
  },
];
