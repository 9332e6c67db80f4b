import { componentFields } from '#domain/components/fields.ts';
import type { Field } from '#domain/fields/kinds.ts';
import type { Option } from '#domain/reference/option.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { selectionFields } from '#domain/topics/fields.ts';
import { cellWords, type ImportedCell, saysNothing } from './cell.ts';
import { kindMeanings, meaningOf, readKindWord } from './read-kind-word.ts';
import { type ReadWord, readWord, readYesNo } from './read-word.ts';
import { plain } from './read-words.ts';
import type { Place } from './table-of.ts';
import type { TableKind } from './tables.ts';

/** The meanings that a person has given to words of a table, by place and `plain` word; null to leave the field open. */
export type WordMeanings = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** A place whose words come from a closed list. */
export interface ClosedList {
  options: readonly Option[];
  read(text: string): ReadWord;
  /** Whether a cell can hold several. */
  isSeveral: boolean;
}

const YES_NO = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const satisfies readonly Option[];

const fieldsOf: Readonly<Record<TableKind, Readonly<Record<string, Field>>>> = {
  register: componentFields,
  stakeholders: stakeholderFields,
  topics: selectionFields,
};

/** The closed list of a place; null for texts, scores and topics. */
export function closedListOf(holds: TableKind, place: Place | string | null): ClosedList | null {
  if (holds === 'register' && place === 'kind') return KINDS;
  const field = place === null ? undefined : fieldsOf[holds][place];
  if (!field) return null;
  if (field.kind === 'flag') return TICKS;
  if (!('options' in field)) return null;
  const { options } = field;
  return { options, read: (text) => readWord(options, text), isSeveral: field.kind === 'choices' };
}

const KINDS: ClosedList = {
  options: kindMeanings,
  isSeveral: false,
  read(text) {
    const read = readKindWord(text);
    return read && { id: meaningOf(read.named), isSure: read.isSure };
  },
};

const TICKS: ClosedList = {
  options: YES_NO,
  isSeveral: false,
  read(text) {
    const is = readYesNo(text);
    return is === null ? null : { id: is ? 'yes' : 'no', isSure: true };
  },
};

/** The words of a cell, each of which is an option or is asked about. */
export function wordsIn({ isSeveral, options, read }: ClosedList, cell: ImportedCell | undefined): string[] {
  if (cell === undefined || saysNothing(cell) || typeof cell === 'boolean') return [];
  const said = cellWords(cell).trim();
  if (!isSeveral) return [said];
  const parts = (between: RegExp) =>
    said
      .split(between)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const isKnown = (part: string) => read(part)?.isSure ?? false;
  // Commas divide only where no label has one.
  const hasComma = options.some(({ label }) => label.includes(','));
  const all = [/[;\n]/, ...(hasComma ? [] : [/[;,\n]/])].map(parts);
  return all.find((each) => each.every(isKnown)) ?? all.at(-1) ?? [];
}

/** A cell with the meanings that were given to its words instead of the words; `onWord` hears each. */
export function withMeanings(
  list: ClosedList,
  cell: ImportedCell,
  meanings: ReadonlyMap<string, string | null> | undefined,
  onWord?: (said: string, meaning: string | null) => void,
): ImportedCell {
  if (!meanings || meanings.size === 0) return cell;
  const said = wordsIn(list, cell);
  if (!said.some((word) => meanings.has(plain(word)))) return cell;
  const next = said.flatMap((word) => {
    const meaning = meanings.get(plain(word));
    if (meaning === undefined) return [word];
    onWord?.(word, meaning);
    const label = list.options.find(({ id }) => id === meaning)?.label;
    return label === undefined ? [] : [label];
  });
  return next.length === 0 ? null : [...new Set(next)].join('; ');
}
