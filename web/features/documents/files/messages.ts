import type { FileState } from '#domain/files/file-state.ts';
import { FILE_KEPT_HOURS } from '#domain/limits.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** What the dialog of files to take along says. */
export const filesMessages = {
  open: 'Take along',
  title: 'Take along',
  text: `A file holds the assessment as it is when its making begins. Go on working meanwhile; it is kept for ${FILE_KEPT_HOURS} hours, for you alone.`,
  yours: 'Your files',
  none: 'None yet.',
  loading: 'Loading your files...',
  loadFailed: 'Your files could not be loaded.',
  source: 'Of which state',
  latest: 'As it stands now',
  frozen: (moment: string) => `Frozen ${moment}`,
  approved: ({ by, on, stands }: { by: string; on: string; stands: boolean }) =>
    stands ? `approved by ${by} on ${formatDay(on)}` : `approved by ${by} on ${formatDay(on)}, ended since`,
  notApproved: 'not approved',
  withoutInputs: 'an early format, no file can be made of it',
  latestText: 'What is in the assessment when the making begins.',
  frozenText: (sha256: string) =>
    `Seal ${sha256.slice(0, 8)}. What was frozen when the assessment was completed, and nothing that was entered since. The value chain, owners and due dates, reviews and comments are not frozen and are left out.`,
  sourcesFailed: 'Frozen results could not be loaded. A file can be made of the assessment as it stands.',
  retry: 'Load again',
  kind: 'What to make',
  import: 'A register that was changed in the workbook comes back through',
  importLink: 'Import',
  make: 'Make the file',
  asking: 'Asking...',
  askFailed: 'The file could not be asked for',
  tryAgain: 'Check the connection and try again.',
  close: 'Close',

  states: {
    waiting: 'Waiting for its turn',
    making: 'Being made',
    made: 'Ready',
    failed:
      'Could not be made. Nothing is wrong with the assessment. Try again; if it fails again, tell whoever runs this server.',
    cancelled: 'Cancelled',
  } satisfies Record<FileState, string>,
  progress: (label: string) => `${label}: how much is made`,
  percent: (value: number) => `${value} %`,
  keptUntil: (size: string, moment: string) => `${size}, kept until ${moment}`,
  askedAt: (moment: string) => `Asked for ${moment}`,
  ofFrozen: '· of a frozen result',
  fingerprint: 'Fingerprint of the package, to be given along by another way:',
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
      : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`,
  download: 'Download',
  downloadOf: (label: string) => `Download: ${label}`,
  cancel: 'Cancel',
  cancelOf: (label: string) => `Cancel: ${label}`,
  delete: 'Delete',
  deleteOf: (label: string) => `Delete: ${label}`,
  again: 'Try again',
  againOf: (label: string) => `Try again: ${label}`,
  removeFailed: 'That did not work',

  ready: (label: string) => `${label}: ready`,
  show: 'Show',
  failedShort: (label: string) => `${label}: could not be made`,
} as const;

/** Why a file was not asked for. */
export const askRefusals: Explanations<typeof api.files.ask, string> = {
  'not-found': () => 'The assessment is not there any more.',
  'too-many-files-under-way': ({ most }) =>
    `Your company has ${formatNumber(most)} files under way, which is as many as it may. Try again when one is ready.`,
  'too-many-files': ({ most }) => `At most ${formatNumber(most)} files are kept for you. Delete one first.`,
};

/** Why a file was neither cancelled nor deleted. */
export const removeRefusals: Explanations<typeof api.files.remove, string> = {
  'not-found': () => 'It is gone already.',
};
