import type { SampleSignature } from './sample-shapes.ts';

/** The sign-off of the earlier year, by three people. The managing director is not a member of the company in the product. */
export const signatures: readonly SampleSignature[] = [
  {
    step: 'prepared',
    by: { email: 'mara.beispiel@example.com' },
    jobTitle: 'Head of Sustainability',
    signedOn: '2025-11-14',
    minutes: '',
  },
  {
    step: 'reviewed',
    by: { email: 'jonas.muster@example.com' },
    jobTitle: 'Head of Group Controlling',
    signedOn: '2025-11-18',
    minutes: 'Sustainability steering group, 18 November 2025, item 2',
  },
  {
    step: 'approved',
    by: { name: 'Chiara Esempio' },
    jobTitle: 'Managing Director',
    signedOn: '2025-11-24',
    minutes: 'Management board, 24 November 2025, item 4',
  },
];
