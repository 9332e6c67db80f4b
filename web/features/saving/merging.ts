import { type MergeOutcome, mergeFields, type RowValues } from '#domain/fields/merge.ts';
import { type FieldWords, type NameOfRow, wordValue } from '#domain/fields/wording.ts';

/** How two people's values of a row are merged (product P20). */
export interface Merging<Value, Row> {
  /** What of a value two people can change, by the names of its fields. */
  saidIn: (value: Value) => RowValues;
  /** What a row says; of none: what one begins with there. */
  saidBy: (row: Row | null, value: Value) => RowValues;
  /** The value, saying this. */
  withSaid: (value: Value, said: RowValues) => Value;
  merge: (
    base: RowValues | undefined,
    mine: RowValues,
    theirs: RowValues,
    takesTheirs?: readonly string[],
  ) => MergeOutcome;
  /** What the row is called: a question, a topic's name, a component's title. */
  title: (value: Value, key: string) => string;
  /** What a field is called; '' where the title says it all. */
  labelOf: (name: string) => string;
  /** What is said in a field, as a person reads it. */
  word: (name: string, said: unknown, key: string) => string;
}

interface FieldMerging<Value, Row, Values extends object> {
  /** The fields that two people can change, as a table of fields names them. */
  fields: Readonly<Record<keyof Values & string, FieldWords>>;
  valuesOf: (value: Value) => Values;
  withValues: (value: Value, values: Values) => Value;
  valuesIn: (row: Row) => Values;
  /** What one begins with where there is no row. */
  begin: (value: Value) => Values;
  title: Merging<Value, Row>['title'];
  nameOfRow?: NameOfRow | undefined;
  /** Where the fields hang together. */
  merge?: (
    base: Values | undefined,
    mine: Values,
    theirs: Values,
    takesTheirs: readonly string[],
  ) => MergeOutcome<Values>;
}

/** For a row with several fields: each field is merged, or asked about, separately. */
export function mergingOf<Value, Row, Values extends object>(
  of: FieldMerging<Value, Row, Values>,
): Merging<Value, Row> {
  const names = Object.keys(of.fields) as (keyof Values & string)[];
  const merge = of.merge ?? ((...two) => mergeFields<Values>(names, ...two));
  const saidOf = (values: Values): RowValues => Object.fromEntries(names.map((name) => [name, values[name]]));
  return {
    saidIn: (value) => saidOf(of.valuesOf(value)),
    saidBy: (row, value) => saidOf(row ? of.valuesIn(row) : of.begin(value)),
    withSaid: (value, said) => of.withValues(value, said as Values),
    // What is said was read from such values, by these names.
    merge: (base, mine, theirs, takesTheirs = []) => {
      const merged = merge(base as Values | undefined, mine as Values, theirs as Values, takesTheirs);
      return { ...merged, values: saidOf(merged.values) };
    },
    title: of.title,
    labelOf: (name) => of.fields[name as keyof Values & string]?.label ?? name,
    word: (name, said) => wordValue(of.fields[name as keyof Values & string], said, of.nameOfRow),
  };
}

interface WholeMerging<Value, Row> {
  valueIn: (row: Row | null, value: Value) => Value;
  title: Merging<Value, Row>['title'];
  word: (value: Value, key: string) => string;
  /** What both say where they changed it otherwise; undefined where one of the two has to be chosen. */
  together?: (base: Value, mine: Value, theirs: Value) => Value | undefined;
}

/** For a row with a single value: an answer, a name. */
export function wholeMerging<Value, Row>(of: WholeMerging<Value, Row>): Merging<Value, Row> {
  const { valueIn, title, word } = of;
  const saidOf = (value: Value): RowValues => ({ whole: JSON.stringify(value) });
  const read = (said: unknown) => JSON.parse(String(said)) as Value;
  return {
    saidIn: saidOf,
    saidBy: (row, value) => saidOf(valueIn(row, value)),
    withSaid: (_, { whole }) => read(whole),
    merge: (base, mine, theirs, takesTheirs) => {
      const merged = mergeFields(['whole'], base, mine, theirs, takesTheirs);
      if (!base || merged.asked.length === 0) return merged;
      const both = of.together?.(read(base.whole), read(mine.whole), read(theirs.whole));
      if (both === undefined) return merged;
      const values = saidOf(both);
      return { values, kept: values.whole === mine.whole ? [] : ['whole'], asked: [] };
    },
    title,
    labelOf: () => '',
    word: (_, said, key) => word(read(said), key),
  };
}
