import { canonicalJson } from '#domain/results/canonical-json.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row as its history leaves it and as it is stored; null if it should not exist, or does not. */
export interface ToldAndKept {
  tableName: string;
  rowId: string;
  told: Row | null;
  kept: Row | null;
}

/** How a row differs from what its history says, in plain words; empty if only an instant is written in a different time zone. */
export function wordStrayRow({ tableName, rowId, told, kept }: ToldAndKept): string[] {
  const row = `${tableName} ${rowId}`;
  if (!kept) return [`${row} is missing, but the history has no record that it was deleted.`];
  if (!told) return [`${row} exists, but the history has no record that it was added.`];
  return Object.entries(told).flatMap(([column, said]) => {
    const value = kept[column];
    if (value === undefined || isSame(said, value)) return [];
    return [`${row}: ${column} is ${JSON.stringify(value)}, but its history says ${JSON.stringify(said)}.`];
  });
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** The history stores an instant in the server's time zone at that time. */
function isSame(said: unknown, value: unknown): boolean {
  const areInstants = [said, value].every((each) => typeof each === 'string' && INSTANT.test(each));
  return areInstants
    ? Date.parse(String(said)) === Date.parse(String(value))
    : canonicalJson(said) === canonicalJson(value);
}
