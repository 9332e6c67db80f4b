import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import { stepNames } from '#domain/sign-off/words.ts';

/** Texts of the block that follows a completed assessment. */
export const finishMessages = {
  label: 'Your result',
  matrix: 'Materiality matrix of the completed assessment',
  loading: 'Loading the result...',
  loadFailed: 'Could not load the result.',
  dashboard: 'View the dashboard',
  frozen: 'View the frozen result',

  notFinal: (name: string) => `Not final yet: ${name}`,
  nextStep: (step: SignOffStep) => `Next step of the sign-off: ${stepNames[step].toLowerCase()}.`,
  toSignOff: 'Go to the sign-off',

  downloadReport: 'Download report',
  creatingReport: 'Creating report...',

  files: 'Files',
  filesText: 'Create a file, then download it. Only you can see it, for 24 hours.',
  create: 'Create',
  createOf: (label: string) => `Create: ${label}`,
  filesFailed: 'Could not load your files.',

  auditor: 'Auditor',
  auditorText: 'An auditor can read the result with its reasons and evidence, ask questions and draw samples.',
  invite: 'Invite an auditor',
} as const;
