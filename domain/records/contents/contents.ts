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
  'withdrawn',
  'resolved',
] as const;
export type HistoryVerb = (typeof HISTORY_VERBS)[number];

/** How the history describes a row: the words for its fields, and its name. */
export interface HistoryWords {
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** @param nameOf of a component, for rows that name one */
  title(row: Columns, nameOf: NameOfRow): string;
  /** What comments and marks call it by its columns, where not so. */
  called?(row: Columns): string;
  /** What was changed, within a sentence: 'an answer'. */
  readonly changeOf: string;
  /** What an update did, if it has its own word. */
  verb?(after: Columns): HistoryVerb | undefined;
  /** What adding and deleting are called, where not so. */
  readonly verbs?: { readonly added: HistoryVerb; readonly deleted: HistoryVerb };
  /** What applied before a row was added, if adding it is shown as a change; undefined if not. */
  before?(added: Columns): Columns | undefined;
  /** A value in words, of fields whose words do not follow from the field alone; undefined of all others. */
  word?(field: string, value: unknown, row: Columns, nameOf: NameOfRow): string | undefined;
  /** Two values in words, for fields that depend on each other; undefined for all others. */
  wordChange?(field: string, before: unknown, after: unknown, nameOf: NameOfRow): [string, string] | undefined;
}

/** The text in a column; '' if it contains none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
