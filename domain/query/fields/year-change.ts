import type { ReadField } from './field.ts';

/** How a row can change from one year to the next; several of these can apply. */
export const becameOptions = [
  { id: 'added', label: 'Added' },
  { id: 'gone', label: 'Gone' },
  { id: 'higher', label: 'Higher' },
  { id: 'lower', label: 'Lower' },
  { id: 'same', label: 'The same' },
  { id: 'newly-material', label: 'Newly material' },
  { id: 'no-longer-material', label: 'No longer material' },
  { id: 'no-longer-concluded', label: 'Material before, not assessed yet' },
] as const;
export type Became = (typeof becameOptions)[number]['id'];

/** The state of something in one year. */
export interface Standing {
  /** Null if there is no score. */
  scores: readonly (number | null)[];
  /** Null if there is no conclusion, because not everything has been assessed (method M13). */
  isMaterial: boolean | null;
}

/** A row of the year asked for with its counterpart in the other year; for a row that is gone, only its last state. */
export interface Pair<Row> {
  now: Row | null;
  before: Row | null;
}

/** Matches rows of two years, with those of the later year first; rows without a counterpart stand alone. */
export function pairRows<Row>(now: readonly Row[], before: readonly Row[], keyOf: (row: Row) => string): Pair<Row>[] {
  const earlier = new Map(before.map((row) => [keyOf(row), row]));
  const keys = new Set(now.map(keyOf));
  const gone = before.filter((row) => !keys.has(keyOf(row)));
  return [
    ...now.map((row) => ({ now: row, before: earlier.get(keyOf(row)) ?? null })),
    ...gone.map((row) => ({ now: null, before: row })),
  ];
}

/**
 * How something changed, as the comparison of two years reports it. What did not exist or had no score was not material, and nothing is
 * concluded about what exists but was not assessed. Empty if it has neither a
 * score nor a conclusion in either year.
 */
export function becameOf(now: Standing | null, before: Standing | null): Became[] {
  const isIn = (standing: Standing | null) =>
    standing !== null && (standing.isMaterial !== null || standing.scores.some((score) => score !== null));
  const became: Became[] = [];
  if (isIn(now) && !isIn(before)) became.push('added');
  if (!isIn(now) && isIn(before)) became.push('gone');
  if (now && before && isIn(now) && isIn(before)) became.push(...movesOf(now, before));
  if (now?.isMaterial && !before?.isMaterial) became.push('newly-material');
  if (!now?.isMaterial && before?.isMaterial) {
    became.push(now?.isMaterial === null ? 'no-longer-concluded' : 'no-longer-material');
  }
  return became;
}

/** The field for this change, for rows that contain their earlier state; undefined if nothing is compared. */
export function becameField<Stood, Row extends Stood & { before?: Stood | null; isGone: boolean }>(
  standingOf: (stood: Stood) => Standing,
): ReadField<Row> {
  return {
    label: 'Since the earlier year',
    kind: 'choices',
    options: becameOptions,
    saidAlone: true,
    ofComparison: true,
    read: (row) => {
      if (row.before === undefined) return null;
      return becameOf(row.isGone ? null : standingOf(row), row.before && standingOf(row.before));
    },
  };
}

/** A side with a score in only one of the years did not move: nobody said how high it was in the other. */
function movesOf(now: Standing, before: Standing): Became[] {
  const pairs = now.scores.map((score, side) => [score, before.scores[side] ?? null] as const);
  const steps = pairs.flatMap(([score, earlier]) => (score === null || earlier === null ? [] : [score - earlier]));
  const moves: Became[] = [];
  if (steps.some((step) => step > 0)) moves.push('higher');
  if (steps.some((step) => step < 0)) moves.push('lower');
  const isSame = moves.length === 0 && pairs.every(([score, earlier]) => (score === null) === (earlier === null));
  return isSame ? ['same'] : moves;
}
