import type { Finality, SignOffStep } from './sign-off.ts';

/** What each state is called wherever an assessment is named. */
export const finalityNames: Readonly<Record<Finality, string>> = {
  draft: 'Draft',
  completed: 'Completed',
  'in-review': 'In review',
  final: 'Final',
};

/** What each step is called. */
export const stepNames: Readonly<Record<SignOffStep, string>> = {
  prepared: 'Prepared',
  reviewed: 'Reviewed',
  approved: 'Approved',
};
