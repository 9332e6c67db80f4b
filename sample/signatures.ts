import type { SampleSignature } from './sample-shapes.ts';

/**
 * The sign-off of the earlier year, by three people. Two sign as themselves. The managing director does not use the product, so the approval
 * is recorded from the minutes of the board.
 */
export const signatures: readonly SampleSignature[] = [
  {
    step: 'prepared',
    by: { email: 'mara.beispiel@example.com' },
    jobTitle: 'Head of Sustainability',
    signedOn: '2025-11-14',
    minutes: '',
    minutesOn: null,
  },
  {
    step: 'reviewed',
    by: { email: 'jonas.muster@example.com' },
    jobTitle: 'Head of Group Controlling',
    signedOn: '2025-11-18',
    minutes: 'Sustainability steering group, item 2',
    minutesOn: '2025-11-18',
  },
  {
    step: 'approved',
    by: { name: 'Chiara Esempio' },
    jobTitle: 'Managing Director',
    signedOn: '2025-11-24',
    minutes: 'Management board, item 4',
    minutesOn: '2025-11-24',
  },
];
