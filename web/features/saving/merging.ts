import { type MergeOutcome, mergeFields, type RowValues } from '#domain/fields/merge.ts';
import { type FieldWords, type NameOfRow, wordValue } from '#domain/fields/wording.ts';

/** How two people's values of a row are merged (product P20). */
export interface Merging<Value, Row> {
  /** The fields of a value that two people can both change, by name. */
  saidIn: (value: Value) => RowValues;
  /** The fields of a row; if there is none, their initial values. */
  saidBy: (row: Row | null, value: Value) => RowValues;
  /** The value with these fields. */
  withSaid: (value: Value, said: RowValues) => Value;
  merge: (
    base: RowValues | undefined,
    mine: RowValues,
    theirs: RowValues,
    takesTheirs?: readonly string[],
  ) => MergeOutcome;
  /** The name of the row: a question, a topic's name, a component's title. */
  title: (value: Value, key: string) => string;
  /** The label of a field; '' if the title is enough. */
  labelOf: (name: string) => string;
  /** The value of a field, in words. */
  word: (name: string, said: unknown, key: string) => string;
}

interface FieldMerging<Value, Row, Values extends object> {
  /** The fields that two people can both change, as named in a field table. */
  fields: Readonly<Record<keyof Values & string, FieldWords>>;
  valuesOf: (value: Value) => Values;
  withValues: (value: Value, values: Values) => Value;
  valuesIn: (row: Row) => Values;
  /** The initial values if there is no row. */
  begin: (value: Value) => Values;
  title: Merging<Value, Row>['title'];
  nameOfRow?: NameOfRow | undefined;
  /** For fields that depend on one another. */
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
    // The row values were read from such objects, under these names.
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
  /** Combines two different changes; undefined if one of them must be chosen. */
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
