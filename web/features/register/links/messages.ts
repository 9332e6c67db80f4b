import type { LinkProblem, MissingEnd } from '#domain/links/link.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import type { Relation } from './relations.ts';

/** Texts about the links between entries. */
export const linkMessages = {
  title: 'Links',
  titleWith: (count: number) => `Links (${formatNumber(count)})`,
  titleOf: (name: string) => `Links of “${name}”`,
  text: 'What this comes from, and what it leads to. Links change no score.',
  none: 'No links yet.',
  add: 'Add link',
  change: (name: string) => `Change the link with “${name}”`,
  remove: (name: string) => `Remove the link with “${name}”`,
  score: (score: number | null) => (score === null ? 'score missing' : `${formatNumber(score)} of 25`),

  newTitle: 'New link',
  dialogText: (name: string) => `How “${name}” is connected with other entries.`,
  relation: 'Connection',
  relations: {
    'gives-rise': ['It gives rise to a risk or an opportunity', ''],
    arises: ['It arises from an impact', ''],
    depends: ['It depends on a resource or a relationship', 'Natural, human or social: clean water, skilled staff'],
    causes: ['One of its measures causes an impact or a risk', 'For example closing a plant, which costs jobs'],
    caused: ['A measure of another entry causes it', ''],
  } satisfies Record<Relation, readonly [string, string]>,
  entry: { 'gives-rise': 'Risk or opportunity', arises: 'Impact', causes: 'Impact or risk', caused: 'Measure' },
  entryHint: 'Type part of the title or the code of the topic',
  entryNone: 'Nothing matches.',
  measure: 'Its measure',
  chooseMeasure: 'Choose a measure',
  dependency: 'Dependency',
  note: 'Note',
  noteHint: 'Why, if it is not obvious',
  save: 'Add link',
  saving: 'Adding...',
  cancel: 'Cancel',
  saved: 'Link added',
  saveFailed: 'Could not add the link',

  changeTitle: 'Change link',
  saveChange: 'Save',
  savingChange: 'Saving...',
  changed: 'Link saved',
  changeFailed: 'Could not save the link',
  changedMeanwhile: (note: string) =>
    `A colleague has changed this link. ${note.trim() === '' ? 'It has no note now' : `Their note: “${note}”`}. Select Save again to keep yours.`,
  goneMeanwhile: 'A colleague has removed this link. Select Save to add it again.',

  removeTitle: 'Remove this link?',
  removeText: (name: string) => `This removes the link with “${name}”. Both entries stay.`,
  removeConfirm: 'Remove',
  removing: 'Removing...',
  keep: 'Keep it',
  removed: 'Link removed',
  removeFailed: 'Could not remove the link',

  required: 'Choose one.',
  requiredText: 'Say what it depends on.',
  exists: 'This link exists already.',
  gone: {
    from: 'The impact or measure that it comes from has just been deleted. Choose another one. Your note is kept.',
    to: 'The entry that it leads to has just been deleted. Choose another one. Your note is kept.',
  } satisfies Record<MissingEnd, string>,
  problems: {
    'beginning-required': 'Choose what leads to it.',
    'wrong-beginning': 'This link cannot start from that entry. Choose another one.',
    'wrong-end': 'This link cannot lead to that entry. Choose another one.',
    'same-entry': 'An entry cannot lead to itself. Choose another one.',
  } satisfies Record<LinkProblem, string>,
} as const;
