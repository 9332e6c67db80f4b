import { columnName } from '#domain/fields/column-name.ts';
import { namedNow } from '#domain/fields/named-now.ts';
import { BLANK, type FieldWords, type NameOfRow, wordValue } from '#domain/fields/wording.ts';
import { contents } from '#domain/records/contents/all-contents.ts';
import { type Columns, type HistoryVerb, type HistoryWords, text } from '#domain/records/contents/contents.ts';
import type { Option } from '#domain/reference/option.ts';
import { HISTORY_NOUNS, type HistoryNoun, nounOf } from './nouns.ts';

/** A line of the history as it is stored. An update names only the columns that changed. */
export interface RecordedChange {
  tableName: string;
  action: 'insert' | 'update' | 'delete';
  old: Columns | null;
  new: Columns | null;
}

export interface FieldChange {
  /** The field's name, such as 'impactSeverity'. */
  field: string;
  label: string;
  /** In words: 'Not set', '4', 'Long-term (> 5 ys)'. */
  from: string;
  to: string;
}

/** The value of a field in a deleted or an added row. */
export interface HeldValue {
  field: string;
  label: string;
  value: string;
}

/** A line of the history in readable form. */
export interface Change {
  noun: HistoryNoun;
  verb: HistoryVerb;
  /** The name of the record: a component's title, a question, a stakeholder group. '' if its topic says everything. */
  title: string;
  /** The topic that it belongs to, or null. */
  topic: string | null;
  /** For an update, the fields whose text differs, in the order of the form; empty if something was added or deleted as a whole. */
  fields: FieldChange[];
}

/** How the history describes a table's rows; undefined if it does not. */
function toldOf(table: string): HistoryWords | undefined {
  const noun = nounOf(table);
  return noun === null ? undefined : contents[noun];
}

/** The fields in the history, by name; fields with the same name in two tables have the same label. */
export const toldFields: readonly Option[] = [
  ...new Map(
    HISTORY_NOUNS.flatMap((noun) => Object.entries<FieldWords>(contents[noun].fields)).map(([id, { label }]) => [
      id,
      { id, label },
    ]),
  ).values(),
];

/**
 * Describes a line of the history in readable form, in the same way for the screen, the assistant and every other reader.
 * @param row the whole row at any moment, for fields that the line itself does not name; null if unknown
 * @param nameOfTopic also returns the name of a component placed on an activity
 * @throws for a table that the history does not describe
 */
export function describeChange(recorded: RecordedChange, row: Columns | null, nameOfTopic: NameOfRow): Change {
  const line = asTold(recorded);
  const told = toldOf(line.tableName);
  const noun = nounOf(line.tableName);
  if (!told || !noun) throw new Error(`The history does not tell of ${line.tableName}.`);
  const known = { ...row, ...line.old, ...line.new };
  return {
    noun,
    verb: verbOf(line, told),
    title: told.title(known, nameOfTopic),
    topic: known.topic_id === undefined ? null : (nameOfTopic(text(known.topic_id)) ?? null),
    fields: line.action === 'update' ? changedFields(line, told, known, nameOfTopic) : [],
  };
}

/** The columns of a row under their current names; see `namedNow`. */
export const rowNow = (table: string, columns: Columns): Columns =>
  namedNow(toldOf(table)?.fields ?? {}, columns, columnName);

/** A line of the history with the current names of its columns. */
export function lineNow<Line extends RecordedChange>(line: Line): Line {
  const now = (columns: Columns | null) => columns && rowNow(line.tableName, columns);
  return { ...line, old: now(line.old), new: now(line.new) };
}

/**
 * The line in readable form: if a default applied before a row existed, adding the row counts as a change. Values that nobody has given
 * are left out.
 */
function asTold(recorded: RecordedChange): RecordedChange {
  const now = lineNow(recorded);
  const told = toldOf(now.tableName);
  const given = (columns: Columns | null) => columns && (told?.given?.(columns) ?? columns);
  const line = { ...now, old: given(now.old), new: given(now.new) };
  const before = line.action === 'insert' && line.new ? told?.before?.(line.new) : undefined;
  return before ? { ...line, action: 'update', old: before } : line;
}

/**
 * The last values of a deleted row, or the first ones of an added row, in the order of the form, without empty ones; none for any other
 * change.
 */
export function heldValues(recorded: RecordedChange, nameOfTopic: NameOfRow): HeldValue[] {
  const line = asTold(recorded);
  const { action } = line;
  const row = action === 'delete' ? line.old : action === 'insert' ? line.new : null;
  const told = toldOf(line.tableName);
  if (row === null || !told) return [];
  return Object.entries(told.fields).flatMap(([field, worded]) => {
    const value = readValue(told, field, row, row[columnName(field)], nameOfTopic);
    return value === (worded.blank ?? BLANK) ? [] : [{ field, label: worded.label, value }];
  });
}

function verbOf({ action, new: after }: RecordedChange, { verb, verbs, verbOfAdded }: HistoryWords): HistoryVerb {
  if (action === 'insert') return verbOfAdded?.(after ?? {}) ?? verbs?.added ?? 'added';
  if (action === 'delete') return verbs?.deleted ?? 'deleted';
  return verb?.(after ?? {}) ?? 'changed';
}

function changedFields(line: RecordedChange, told: HistoryWords, row: Columns, nameOf: NameOfRow): FieldChange[] {
  return Object.entries(told.fields).flatMap(([field, worded]) => {
    const column = columnName(field);
    if (line.new?.[column] === undefined) return [];
    const [before, after] = [line.old?.[column], line.new[column]];
    const read = (value: unknown) => readValue(told, field, row, value, nameOf);
    const [from, to] = told.wordChange?.(field, before, after, nameOf) ?? [read(before), read(after)];
    return from === to ? [] : [{ field, label: worded.label, from, to }];
  });
}

const readValue = (told: HistoryWords, field: string, row: Columns, value: unknown, nameOf: NameOfRow): string =>
  told.word?.(field, value, row, nameOf) ?? wordValue(told.fields[field] ?? { label: field }, value, nameOf);
