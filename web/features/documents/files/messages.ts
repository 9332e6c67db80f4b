import type { FileState } from '#domain/files/file-state.ts';
import { FILE_KEPT_HOURS } from '#domain/limits.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** Texts of the export dialog. */
export const filesMessages = {
  open: 'Export',
  title: 'Export',
  text: `Only you can download your files, for ${FILE_KEPT_HOURS} hours.`,
  yours: 'Your files',
  none: 'No files yet.',
  earlier: (count: number) => `Show ${formatNumber(count)} more`,
  loading: 'Loading your files...',
  loadFailed: 'Could not load your files.',
  source: 'Version',
  latest: 'Current version',
  approved: ({ by, on, stands, isRecorded }: { by: string; on: string; stands: boolean; isRecorded: boolean }) =>
    `approved by ${by} on ${formatDay(on)}${isRecorded ? ' (recorded, not signed)' : ''}${stands ? '' : ', no longer valid'}`,
  notApproved: 'not approved',
  withoutInputs: 'saved in an older format that cannot be exported',
  latestText: 'The assessment as it is now.',
  frozenText: (sha256: string) =>
    `Seal ${sha256.slice(0, 8)}. The result as frozen on completion, without later changes. It does not include owners, due dates, reviews or comments.`,
  sourcesFailed: 'Could not load frozen results. You can still export the current version.',
  retry: 'Load again',
  kind: 'Format',
  data: 'Data files and evidence package',
  import: 'Have you edited the register in the workbook? Bring your changes back with',
  importLink: 'Import',
  make: 'Create file',
  asking: 'Creating...',
  askFailed: 'Could not create the file',
  tryAgain: 'Check your connection and try again.',
  close: 'Close',

  states: {
    waiting: 'Waiting',
    making: 'Preparing',
    made: 'Ready',
    failed:
      'Could not create the file. The assessment is fine. Try again; if it fails again, tell the person who runs this server.',
    cancelled: 'Cancelled',
  } satisfies Record<FileState, string>,
  progress: (label: string) => `${label}: progress`,
  percent: (value: number) => `${value} %`,
  keptUntil: (size: string, moment: string) => `${size}, kept until ${moment}`,
  askedAt: (moment: string) => `Requested ${moment}`,
  ofFrozen: '· of a frozen result',
  fingerprint: 'Fingerprint of the package (send it separately from the file):',
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
  removeFailed: 'Could not delete the file',

  ready: (label: string) => `${label}: ready`,
  show: 'Show',
  failedShort: (label: string) => `${label}: could not be created`,
} as const;

/** Why a file was not requested. */
export const askRefusals: Explanations<typeof api.files.ask, string> = {
  'not-found': () => 'The assessment no longer exists. Go to the questionnaire.',
  'too-many-files-under-way': ({ most }) =>
    `Your company has ${formatNumber(most)} files in progress, which is the limit. Try again when one is ready.`,
  'too-many-files': ({ most }) => `You can keep at most ${formatNumber(most)} files. Delete one first.`,
};

/** Why a file was neither cancelled nor deleted. */
export const removeRefusals: Explanations<typeof api.files.remove, string> = {
  'not-found': () => 'The file no longer exists. Create it again.',
};
