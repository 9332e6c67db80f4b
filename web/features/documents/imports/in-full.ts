import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { fieldOfScore, isOpenIn, SCORE_FIELDS } from '#domain/components/score-fields.ts';
import type { Field, Fields } from '#domain/fields/kinds.ts';
import { BLANK, wordValue } from '#domain/fields/wording.ts';
import { cellWords, type ImportedCell, numberIn, saysNothing, unitOf } from '#domain/imports/cell.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import type { Line } from './preview-sheet.ts';

/** A field of a row as it will stand. */
export interface FullField {
  label: string;
  /** Null if it is left open. */
  value: string | null;
  /** The file's own wording of a score; empty if it is the same. */
  said: string;
}

type Names = ReadonlyMap<string, string>;

/** What an entry shows elsewhere, or what no import sets. */
const NOT_TOLD = ['severityOpen', 'likelihoodOpen', 'startedFrom'];
/** What stands in an entry only if it is not empty: an origin, and the reasons beside its scores. */
const IF_SAID = /^carriedFrom$|Reason$/;

/** Not missing where the severity is given as a whole. */
const DETAILS = ['impactScale', 'impactScope', 'impactIrremediability'];

const fields: Fields = componentFields;
const isScore = (name: string): name is (typeof SCORE_FIELDS)[number] => SCORE_FIELDS.some((field) => field === name);

/** The fields that an entry has, by its kind. */
const fieldsOf = ({ kind, impactPolarity }: Component) =>
  Object.entries(fields).filter(([name, { side }]) => {
    if (NOT_TOLD.includes(name) || (side ?? sideOf(kind)) !== sideOf(kind)) return false;
    if (name === 'opportunityPursued') return kind === 'opportunity';
    return name !== 'impactIrremediability' || impactPolarity !== 'Positive';
  });

const sideOf = (kind: Component['kind']) => (kind === 'impact' ? 'impact' : 'financial');

/** A row of the preview with every field as it will stand; nothing for a row that is not imported. */
export function inFull({ sheet, planned }: Line, topics: Names): FullField[] {
  if (planned.becomes !== 'added' && planned.becomes !== 'changed') return [];
  if ('next' in planned) {
    const { next } = planned;
    return fieldsOf(next).flatMap(([name, field]) => {
      const value = wordsOf(next, name, field, topics);
      if (value === null && (IF_SAID.test(name) || (DETAILS.includes(name) && !next.severityOpen))) return [];
      return [{ label: field.label, value, said: saidOf({ sheet, planned }, name) }];
    });
  }
  const { item } = planned;
  if (sheet.kind === 'stakeholders') return recordInFull(stakeholderFields, item as Record<string, unknown>);
  if (sheet.kind === 'scores') return recordInFull(topicScoreFields, item as Record<string, unknown>);
  return planned.changes.map(({ label, to }) => ({ label, value: to, said: '' }));
}

const recordInFull = (of: Fields, row: Readonly<Record<string, unknown>>): FullField[] =>
  Object.entries(of).flatMap(([name, field]) => {
    const words = wordValue(field, row[name]);
    return IF_SAID.test(name) && words === BLANK
      ? []
      : [{ label: field.label, value: words === BLANK ? null : words, said: '' }];
  });

function wordsOf(next: Component, name: string, field: Field, topics: Names): string | null {
  if (isScore(name) && isOpenIn(next, name) && next[name] !== null && isOwnScore(next, name)) return null;
  const words = wordValue(field, next[name as keyof Component], (id) => topics.get(id));
  return words === BLANK ? null : words;
}

/** Whether a score is the severity or likelihood itself, which has a value even while nobody has given it. */
const isOwnScore = ({ kind }: Component, name: string) =>
  name === fieldOfScore('severity', kind) || name === fieldOfScore('likelihood', kind);

/** The fields that a new row leaves open. */
export function openIn(line: Line): string[] {
  if (line.planned.becomes !== 'added') return [];
  return inFull(line, NO_NAMES).flatMap(({ label, value }) => (value === null && label !== TOPIC ? [label] : []));
}

const NO_NAMES: Names = new Map();
const TOPIC = componentFields.topicId.label;

/** What the file says of a score, in its own words, if this is not the number itself. */
function saidOf({ sheet, planned }: Line, name: string): string {
  if (!isScore(name) || !('next' in planned)) return '';
  const cell = cellOf(sheet, planned.row, [
    name,
    ...PLACES.flatMap(([place, names]) => (names(planned.next) === name ? [place] : [])),
  ]);
  if (saysNothing(cell)) return '';
  const isSame = numberIn(cell) === planned.next[name] && unitOf(cell) === null;
  const words = cellWords(cell).trim();
  return isSame || words === String(planned.next[name]) ? '' : words;
}

/** Places of a table whose field depends on the kind of the entry. */
const PLACES = [
  ['severity', ({ kind }: Component) => fieldOfScore('severity', kind)],
  ['likelihood', ({ kind }: Component) => fieldOfScore('likelihood', kind)],
] as const;

/** The cell of the first column that goes to one of these places. */
function cellOf({ matching, rows }: Line['sheet'], row: number, places: readonly string[]): ImportedCell | undefined {
  const at = matching.findIndex((place) => place !== null && places.includes(place));
  return at < 0 ? undefined : rows[row - 1]?.[at];
}

/** The scores of a row whose wording in the file is another: 'Severity 5 (“hoch” in the file)'. */
export function scoresSaid(line: Line): { label: string; value: string; said: string }[] {
  const { planned } = line;
  if (!('next' in planned)) return [];
  return SCORE_FIELDS.flatMap((name) => {
    const said = saidOf(line, name);
    const field = componentFields[name];
    if (said === '' || (field.side ?? sideOf(planned.next.kind)) !== sideOf(planned.next.kind)) return [];
    return [{ label: field.label, value: wordsOf(planned.next, name, field, NO_NAMES) ?? '', said }];
  });
}
