import type { SampleChoice } from './sample-shapes.ts';

/** The one requirement that the company leaves out. It reports voluntarily, so the law gives it no phase-ins. */
const CREDITS = {
  requirement: 'E1-7',
  choice: 'left-out',
  phaseIn: '',
  until: null,
  ground: 'not-material',
  topicCodes: [],
} as const;

/** The current year's choices on disclosure requirements. */
export const disclosureChoices: readonly SampleChoice[] = [
  {
    ...CREDITS,
    reason:
      'We remove no greenhouse gases, neither at our sites nor with our growers, and have bought no carbon credits. The management board ruled them out until 2030 in its climate plan of May 2026, so there is no quantity to report.',
    by: 'mara.beispiel@example.com',
    chosenAt: '2026-10-19T14:05:00Z',
  },
];

/** The choices of the year before. */
export const earlierDisclosureChoices: readonly SampleChoice[] = [
  {
    ...CREDITS,
    reason:
      'Controlling found no purchase of carbon credits in the accounts of the last three years, and no plant or grower removes greenhouse gases on our behalf.',
    by: 'jonas.muster@example.com',
    chosenAt: '2025-11-05T10:30:00Z',
  },
];
