import type { EntryEvidence } from '#domain/evidence/entry-evidence.ts';
import type { OpenDetail } from '#domain/progress/missing.ts';
import type { SortOrder } from '#domain/query/query.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';
import type { NotHere } from './columns.ts';

const rows = counted('row', 'rows');
const pieces = counted('piece of evidence', 'pieces of evidence');

/** Texts of the register. */
export const registerMessages = {
  title: 'Register',
  subtitle: 'All impacts, risks and opportunities in one table: sort, filter, and score with the keys 1 to 5.',
  subtitleCompleted: 'All impacts, risks and opportunities of a completed assessment: sort, filter and read.',
  loading: 'Loading the register...',
  failed: 'Could not load the register',
  failedText: 'Check your connection and try again.',
  noDraft: 'No assessment in progress',
  noDraftText: 'Start an assessment, or restore a deleted draft.',
  openQuestionnaire: 'Go to the questionnaire',

  empty: 'No impacts, risks or opportunities yet',
  emptyText:
    'Add the first one here, paste a table from a spreadsheet (Ctrl V), or work through the questionnaire topic by topic.',
  noTopics: 'No topics selected as relevant yet',
  noTopicsText: 'Select the topics of your assessment first. Their impacts, risks and opportunities will appear here.',
  selectTopics: 'Select topics',
  nothingFits: 'No matching rows',
  nothingFitsText: 'Change the search or the filters.',
  clear: 'Clear search and filters',

  table: 'Impacts, risks and opportunities',
  howToRead: 'Press ? for the keyboard shortcuts. The questionnaire shows the same entries as text.',
  search: 'Search the register',
  searchPlaceholder: 'Search titles, topics and texts',
  filters: 'Filters',
  addFilter: 'Filter',
  groupBy: 'Group by',
  ungrouped: 'No groups',
  standard: 'Standard',
  columns: 'Columns',
  columnsShown: 'Columns shown',
  keys: 'Keys',
  add: 'Add',
  addImpact: 'Add an impact',
  starter: 'Start from your industry',
  import: 'From a file...',
  shown: (shown: number, all: number) => (shown === all ? rows(all) : `${formatNumber(shown)} of ${rows(all)}`),
  inGroup: (count: number) => rows(count),
  orders: {
    number: { highest: 'highest first', lowest: 'lowest first' },
    words: { highest: 'Z to A', lowest: 'A to Z' },
    date: { highest: 'latest first', lowest: 'earliest first' },
    options: { highest: 'last to first', lowest: 'first to last' },
    flag: { highest: 'yes first', lowest: 'no first' },
  } satisfies Record<string, Record<SortOrder, string>>,
  sorted: (order: string) => `Sorted ${order}`,
  amongSorts: (place: number, all: number) => `, ${formatNumber(place)} of ${formatNumber(all)}`,
  sort: 'Sort',
  closeGroup: (label: string) => `Close ${label}`,
  openGroup: (label: string) => `Open ${label}`,

  kinds: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' },
  impacts: { Negative: 'Negative impact', Positive: 'Positive impact' } satisfies Record<ImpactPolarity, string>,
  impactUnset: 'Impact: not set',
  notSet: 'Not set',
  material: 'Material',
  notMaterial: 'Below',
  notScored: 'Not scored',
  scoreMissing: 'Score missing',
  scoresMissing: (open: readonly string[]) => `Score missing: ${open.join(' and ')}`,
  notCounted: 'Not counted',
  ofHighest: 'of 25',
  afterMeasures: (before: number) => `After measures; ${formatNumber(before)} before`,
  unsaved: 'Not saved yet',
  notHere: {
    'other-kind': 'Not used for this kind',
    actual: 'Not used for an actual impact: it counts as 5',
    'from-details': 'Derived from scale, scope and irremediability. To change it, use the form and give a reason',
  } satisfies Record<NotHere, string>,
  left: {
    justification: 'Justification',
    description: 'Description',
    polarity: 'Polarity',
    actuality: 'Actual or potential',
    'time-horizon': 'Time horizon',
    'value-chain': 'Value chain',
    type: 'Type',
    'financial-effects': 'Financial effects',
    scores: 'Scores',
  } satisfies Record<OpenDetail, string>,
  expiredEvidence: 'Expired evidence',
  nothingLeft: 'Nothing',
  noNet: 'No score after measures counts',
  noEvidence: 'No evidence yet',
  pieces: (count: Omit<EntryEvidence, 'expiredAt'>) =>
    [
      pieces(count.pieces),
      ...(count.atMeasures > 0 ? [`${formatNumber(count.atMeasures)} of them for its measures`] : []),
      ...(count.expired > 0 ? [`${formatNumber(count.expired)} expired`] : []),
    ].join(', '),
  expired: (count: number, expired: number) =>
    count === expired ? `${formatNumber(count)} expired` : `${formatNumber(count)}, ${formatNumber(expired)} expired`,
  onNoActivity: 'Not placed in the value chain',

  updateFailed: 'Could not save the register',
  addFailed: 'Could not add the entry',
  unsavedRows: (count: number, title: string) =>
    `${rows(count)} not saved yet${count === 1 && title !== '' ? `: “${title}”` : ''}. Your input is still on this device.`,
  saveNow: 'Save now',
  saving: 'Saving...',
  notUndone: (title: string) => `“${title}” was not undone`,
  changedSince: 'The entry has been changed since. Check and edit it.',
  deletedSince: 'The entry has been deleted since.',
  undoneReason: (labels: readonly string[]) => `Undone: ${labels.join(', ')}`,
  otherRow: (title: string) => `The row you were on was deleted. You are now on “${title}”.`,

  cell: (label: string) => `${label}: `,
  cellOfRow: (title: string, cell: string) => `${title}. ${cell}`,
  emptyCell: 'empty',
  chooseThis: 'Select',
  chooseRows: 'Select rows',
  endChoosing: 'Done selecting',
} as const;
