import type { FieldWords } from './wording.ts';

/**
 * A row, or a part of one, with the current names of its fields. If it was written before a field was renamed or split, it has the former
 * name, which is removed.
 * @param spell how fields are named in the row
 */
export function namedNow<Row extends Readonly<Record<string, unknown>>>(
  fields: Readonly<Record<string, FieldWords>>,
  row: Row,
  spell = (name: string): string => name,
): Row {
  const renamed = Object.entries(fields).flatMap(([name, { was }]) =>
    was ? { name: spell(name), was: spell(was) } : [],
  );
  const earlier = renamed.filter(({ was }) => was in row);
  if (earlier.length === 0) return row;
  const said = earlier.map(({ name, was }) => [name, name in row ? row[name] : row[was]]);
  const kept = Object.entries(row).filter(([name]) => !earlier.some(({ was }) => was === name));
  return Object.fromEntries([...kept, ...said]) as Row;
}
