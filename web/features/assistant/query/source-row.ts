import type { WholeAssessment } from '#contract/assessment.ts';
import { wordValue } from '#domain/fields/wording.ts';
import type { QueryField, Value } from '#domain/query/fields/field.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { readYear } from '#domain/query/fields/year.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { nounOfSource } from './noun-of-source.ts';

/** A row that an answer is based on, with all its fields. */
export interface SourceRow {
  label: string;
  fields: { name: string; label: string; said: string; isLong: boolean }[];
}

/** Reads the row of a source; null if it is not a row or no longer exists. */
export function readSourceRow(path: string, whole: WholeAssessment): SourceRow | null {
  const place = nounOfSource(path);
  if (!place) return null;
  const { noun, id } = place;
  return readRow(noun, whole, (row) => row.path === path) ?? readRow(noun, whole, (row) => row.id === id);
}

/** All fields of a row; null if there is none. */
export function readRow(
  noun: QueryNoun,
  whole: WholeAssessment,
  isIt: (row: { id: string; path: string }) => boolean,
): SourceRow | null {
  const { rows, fields } = nouns[noun];
  const data = { current: whole, earlier: null, changes: [], requirements: {} };
  const row = rows({ year: readYear(whole), before: null, data }).find(isIt);
  if (!row) return null;
  const said = Object.entries(fields).flatMap(([name, field]) => {
    const value = row.value(name);
    if (value === null || value === row.label || isSaidElsewhere(noun, name)) return [];
    return [{ name, label: field.label, said: sayValue(value, field), isLong: field.kind === 'long-text' }];
  });
  return { label: row.label, fields: said };
}

/** Fields that another line of the same row already shows. */
const DOUBLED: Readonly<Partial<Record<QueryNoun, readonly string[]>>> = {
  component: [
    'place',
    'horizon',
    'relevant',
    'side',
    'subject',
    'standard',
    'category',
    'likelihoodStated',
    'evidence',
    'expiredEvidence',
  ],
  topic: ['topic', 'name', 'subject', 'standard', 'sum'],
  answer: ['question', 'answered'],
};
const isSaidElsewhere = (noun: QueryNoun, name: string) => DOUBLED[noun]?.includes(name) ?? false;

function sayValue(value: Value, { label, options }: QueryField): string {
  if (typeof value === 'number') return formatNumber(value);
  return wordValue({ label, ...(options && { options }) }, value);
}
