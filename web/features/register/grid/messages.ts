import { counted, formatNumber } from '#web/lib/format-number.ts';
import { registerMessages } from '../rows/messages.ts';

/** Texts of the edge of a column. */
export const edgeMessages = {
  widthOf: (label: string) => `Width of ${label}`,
  widthText: 'Drag to change the width; double-click to fit the contents',
  pixels: (width: number) => `${formatNumber(Math.round(width))} pixels`,
} as const;

const groups = counted('group', 'groups');

/** Announcements of a new order or grouping for screen readers. */
export const orderMessages = {
  sorted: (parts: readonly string[]) => `Sorted by ${parts.join(', then ')}`,
  part: (label: string, order: string) => `${label}, ${order}`,
  unsorted: 'In the default order',
  grouped: (label: string, count: number) => `Grouped by ${label}, ${groups(count)}`,
  ungrouped: 'Not grouped',
} as const;

/** Why a key did nothing, with the reasons for the cell itself. */
export const refusals = {
  ...registerMessages.notHere,
  group: 'This is a group heading. Go to a row first.',
  'read-only': 'This assessment has been completed. You cannot change it here.',
  'nothing-to-undo': 'You have changed nothing since you opened the page. You can undo earlier changes in Activity.',
  'no-reason-asked': 'No changed score is waiting for a reason.',
  title: 'Press Enter to edit the entry',
  evidence: 'Press Enter to show the evidence',
  choice: 'Press Enter to choose a value',
  'not-cleared': 'This score cannot be cleared. Press 1 to 5 to change it',
  calculated: 'Calculated from other values, which you can change',
  elsewhere: 'You cannot change this here. Press Enter to edit the entry',
} as const;

export type Refusal = keyof typeof refusals;

/** Announcements of what a key did in a cell. */
export const actMessages = {
  value: (at: string, value: string) => `${at}: ${value}`,
  step: (value: number, words: string) => `${value}, ${words}`,
  notSet: 'Not set',
  score: (score: string) => `Score ${score}`,
  unchanged: (score: string) => `${score}, unchanged`,
  reason: 'Press W to give a reason',
  all: (sentences: readonly string[]) => sentences.join('. '),
  undone: (what: string) => `Undone: ${what}`,
  again: (field: string, value: string) => `${field} is ${value} again`,
  emptyAgain: (field: string) => `${field} is empty again`,
} as const;
