import type { FieldWords, NameOfRow } from '#domain/fields/wording.ts';

/** The columns of a row at some moment, named as in SQL. */
export type Columns = Readonly<Record<string, unknown>>;

export const HISTORY_VERBS = [
  'added',
  'changed',
  'deleted',
  'completed',
  'reopened',
  'restored',
  'signed',
  'recorded',
  'withdrawn',
  'resolved',
] as const;
export type HistoryVerb = (typeof HISTORY_VERBS)[number];

/** How the history describes a row: the words for its fields, and its name. */
export interface HistoryWords {
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** @param nameOf the name of a component, for rows that refer to one */
  title(row: Columns, nameOf: NameOfRow): string;
  /** The name in comments and marks, derived from its columns, if it differs. */
  called?(row: Columns): string;
  /** What was changed, as part of a sentence: 'an answer'. */
  readonly changeOf: string;
  /** The verb for an update, if it has its own. */
  verb?(after: Columns): HistoryVerb | undefined;
  /** The verbs for adding and deleting, if they differ. */
  readonly verbs?: { readonly added: HistoryVerb; readonly deleted: HistoryVerb };
  /** The verb for adding a row, if it depends on the row. */
  verbOfAdded?(added: Columns): HistoryVerb;
  /** What its columns say: without values that nobody has given. */
  given?(columns: Columns): Columns;
  /** The values that applied before a row was added, if adding it is shown as a change; otherwise undefined. */
  before?(added: Columns): Columns | undefined;
  /** A value in words, for fields whose words do not follow from the field alone; undefined for all others. */
  word?(field: string, value: unknown, row: Columns, nameOf: NameOfRow): string | undefined;
  /** Two values in words, for fields that depend on each other; undefined for all others. */
  wordChange?(field: string, before: unknown, after: unknown, nameOf: NameOfRow): [string, string] | undefined;
}

/** The text in a column; '' if it contains none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
