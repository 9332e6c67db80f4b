import type { SectionName } from '#domain/chat/chat-source.ts';
import { places } from '#domain/chat/places.ts';
import { asSentence } from '#domain/fields/wording.ts';
import { type Change, toldFields } from '#domain/history/change.ts';
import { HISTORY_NOUNS, type HistoryNoun, nounNames } from '#domain/history/nouns.ts';
import { HISTORY_VERBS } from '#domain/records/contents/contents.ts';
import { noun } from './noun.ts';
import type { Year } from './year.ts';

/** A line of the history in the form in which it is queried. */
export interface QueriedChange extends Change {
  id: string;
  /** The row that changed. */
  rowId: string;
  /** ISO instant. */
  at: string;
  /** The person's name; null if it is no longer known. */
  by: string | null;
  reason: string | null;
}

interface ChangeRow extends QueriedChange {
  year: Year;
}

const SECTIONS: Readonly<Partial<Record<HistoryNoun, SectionName>>> = {
  topic: 'Topic Selection',
  selection: 'Topic Selection',
  answer: 'Organizational Information',
  score: 'Materiality Scoring',
  stakeholder: 'Stakeholder Mapping',
};

const said = (parts: readonly string[]) => parts.join('; ') || null;

function pathOf({ year: { data }, noun: what, rowId }: ChangeRow): string {
  const component = what === 'component' && data.components.find(({ id }) => id === rowId);
  if (component) return places.component(data, component);
  const section = SECTIONS[what];
  return section ? places.section(data, section) : places.results(data);
}

/** The history of the assessment, newest first. */
export const changeNoun = noun<ChangeRow>({
  plural: 'changes',
  fields: {
    at: { label: 'Time', kind: 'date', read: (row) => row.at },
    by: { label: 'Person', kind: 'line', read: (row) => row.by },
    what: {
      label: 'What changed',
      kind: 'choice',
      options: HISTORY_NOUNS.map((id) => ({ id, label: nounNames[id] })),
      read: (row) => row.noun,
    },
    verb: {
      label: 'Kind of change',
      kind: 'choice',
      options: HISTORY_VERBS.map((id) => ({ id, label: asSentence(id) })),
      saidAlone: true,
      read: (row) => row.verb,
    },
    title: { label: 'Title', kind: 'line', read: (row) => row.title || null },
    topic: { label: 'Topic', kind: 'reference', read: (row) => row.topic?.split(' ')[0] ?? null },
    field: {
      label: 'Field',
      kind: 'choices',
      options: toldFields,
      read: ({ fields }) => (fields.length === 0 ? null : fields.map(({ field }) => field)),
    },
    from: { label: 'Value before', kind: 'long-text', read: ({ fields }) => said(fields.map(({ from }) => from)) },
    to: { label: 'Value after', kind: 'long-text', read: ({ fields }) => said(fields.map(({ to }) => to)) },
    reason: { label: 'Reason', kind: 'long-text', read: (row) => row.reason },
  },
  columns: ['at', 'by', 'what', 'verb', 'topic', 'field', 'from', 'to', 'reason'],
  order: { field: 'at', order: 'highest' },
  isComparable: false,
  hasEarlier: false,
  rows: ({ year, data }) => data.changes.map((change) => ({ ...change, year })),
  nameOf: (row) => ({ id: row.id, label: row.title || row.topic || nounNames[row.noun], path: pathOf(row) }),
});
