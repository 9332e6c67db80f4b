import type { SampleDecision } from './sample-shapes.ts';

/** Two topics of the current year next to the threshold, which the team decided against their scores. */
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
];
