import type { Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { Field } from '#domain/fields/kinds.ts';
import { cellWords, type ImportedCell, type ImportedRows, isBlank, saysNothing } from './cell.ts';
import { plainHeading, targetsNamed } from './header-words.ts';
import { readKind, readOption, readScore, readTick, readTopic, standardNamed } from './read-words.ts';
import { type ImportTarget, ownHeadings, type ReadField } from './targets.ts';

/** A guess with why: by a heading of our own, by words of others, by what stands in the column; or why not. */
export interface GuessedColumn {
  target: ImportTarget | null;
  by: 'own' | 'heading' | 'values' | 'computed' | 'doubled' | null;
}

/** From how many rows the values of a column are judged. */
const LOOKED_AT = 300;

/** The headings of a table, as they are written. */
export const headingsOf = (rows: ImportedRows, headerRow: number): string[] => {
  const width = rows.slice(headerRow, headerRow + LOOKED_AT).reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, at) => cellWords(rows[headerRow]?.[at]).trim());
};

/** Whether a table's headings are those of our own workbook's register: it has ids, titles and topics' codes under their names. */
export const isOwnRegister = (headings: readonly string[]): boolean =>
  [...ownHeadings]
    .filter(([, target]) => target === 'id' || target === 'title' || target === 'topic')
    .every(([title]) => headings.includes(title));

/**
 * Guesses where each column of a table goes: our own headings exactly, other people's by their words as far as the values fit, and
 * columns without a known heading by their values alone. No place is given to two columns.
 */
export function guessMatching(rows: ImportedRows, headerRow: number, topics: readonly Topic[]): GuessedColumn[] {
  const headings = headingsOf(rows, headerRow);
  const isOwn = isOwnRegister(headings);
  const taken = new Set<ImportTarget>();
  const columns = headings.map((heading, at) => ({ heading, values: valuesOf(rows, headerRow, at) }));
  function take(targets: readonly ImportTarget[], by: GuessedColumn['by']): GuessedColumn | null {
    if (targets.length === 0) return null;
    const target = targets.find((each) => !taken.has(each));
    if (target === undefined) return { target: null, by: 'doubled' };
    taken.add(target);
    return { target, by };
  }
  const byHeading = columns.map(({ heading, values }): GuessedColumn | null => {
    const own = ownHeadings.get(heading);
    if (isOwn && own !== undefined) return own === null ? { target: null, by: 'computed' } : take([own], 'own');
    if (isOwn || plainHeading(heading) === '') return null;
    return take(
      targetsNamed(heading).filter((target) => fits(target, values, topics)),
      'heading',
    );
  });
  return columns.map(({ values }, at) => {
    const guessed = byHeading[at];
    if (guessed) return guessed;
    const free = isOwn ? [] : BY_VALUES.filter((target) => !taken.has(target) && tells(target, values, topics));
    return (free.length > 0 && take(free, 'values')) || { target: null, by: null };
  });
}

const valuesOf = (rows: ImportedRows, headerRow: number, at: number): ImportedCell[] =>
  rows.slice(headerRow + 1, headerRow + 1 + LOOKED_AT).flatMap((row) => {
    const cell = row[at];
    return cell === undefined || isBlank(cell) ? [] : [cell];
  });

/** Whether at least half of what stands in a column can be read for a place; an empty one fits any. */
function fits(target: ImportTarget, values: readonly ImportedCell[], topics: readonly Topic[]): boolean {
  const said = values.filter((value) => !saysNothing(value));
  return said.filter((value) => canBe(target, value, topics)).length * 2 >= said.length;
}

/** These are known by their values alone, in this order: what else holds such values is not likely. */
const BY_VALUES = [
  'topic',
  'kind',
  'impactPolarity',
  'actualPotentialImpact',
  'timeHorizon',
  'valueChainConcentration',
  'title',
] as const;

/** Whether a column's values name a place without a heading: all are such, and titles differ and are no single words. */
function tells(target: ImportTarget, values: readonly ImportedCell[], topics: readonly Topic[]): boolean {
  if (values.length === 0 || !values.every((value) => canBe(target, value, topics))) return false;
  if (target !== 'title') return true;
  const texts = values.map(cellWords);
  return (
    new Set(texts).size * 10 >= texts.length * 9 && texts.filter((text) => text.includes(' ')).length * 2 > texts.length
  );
}

const fields: Readonly<Record<ReadField, Field>> = componentFields;

function canBe(target: ImportTarget, value: ImportedCell, topics: readonly Topic[]): boolean {
  const said = cellWords(value);
  const isScore = typeof readScore(said) === 'number';
  switch (target) {
    case 'id':
      return true;
    case 'topic':
    case 'topicName':
      return readTopic(said, topics) !== undefined || standardNamed(said) !== null;
    case 'severity':
    case 'likelihood':
      return isScore;
    case 'kind':
      return readKind(said) !== null;
  }
  const field = fields[target];
  if ('options' in field)
    return (
      said.split(/[;,\n]/).some((part) => readOption(field.options, part) !== undefined) ||
      readOption(field.options, said) !== undefined
    );
  if (field.kind === 'flag') return typeof value === 'boolean' || readTick(said) !== null;
  if (field.kind === 'score5' || field.kind === 'optional-score5') return isScore;
  return typeof value === 'string' && !/^[\d.,\s%-]*$/.test(said);
}
