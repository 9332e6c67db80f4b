import type { Finality, SignOffStep } from './sign-off.ts';

/** The name of each state wherever an assessment is named. */
export const finalityNames: Readonly<Record<Finality, string>> = {
  draft: 'Draft',
  completed: 'Completed',
  'in-review': 'In review',
  final: 'Final',
};

/** The name of each step. */
export const stepNames: Readonly<Record<SignOffStep, string>> = {
  prepared: 'Prepared',
  reviewed: 'Reviewed',
  approved: 'Approved',
};
