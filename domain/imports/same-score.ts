import type { ImportedCell } from './cell.ts';
import { readHeadingScale } from './heading-scale.ts';
import { ABOVE, type SaidHeading, sideOf } from './said-heading.ts';
import { isScore } from './targets.ts';

/** A column whose heading names a score. */
interface ScoreNamed {
  heading: string;
  said: SaidHeading;
  places: readonly string[];
  values: readonly ImportedCell[];
}

/** Whether two columns with values name the same score. */
const isSameScore = (one: ScoreNamed, other: ScoreNamed): boolean =>
  one !== other &&
  one.values.length > 0 &&
  other.values.length > 0 &&
  isScore(one.places[0] ?? null) &&
  one.places[0] === other.places[0];

/** What a heading adds to the name of its score: a note that is no scale and no side, or a heading above. */
const isQualified = ({ heading, said }: ScoreNamed): boolean =>
  said.basis === null && (heading.includes(ABOVE) || said.notes.some((note) => !isScaleNote(note)));

const isScaleNote = (note: string): boolean => {
  const { range, isPercent, isMoney, isOpposite } = readHeadingScale({ notes: [note], whole: '' });
  return /\d/.test(note) || range !== null || isPercent || isMoney || isOpposite !== null || sideOf(note) !== null;
};

/** Whether a heading names the score more plainly than another: 'Severity' than 'Severity (workshop)' and 'Severity of plant A'. */
function isPlainer(one: ScoreNamed, other: ScoreNamed): boolean {
  if (isQualified(one) !== isQualified(other)) return isQualified(other);
  const [words, others] = [one.said.words, other.said.words];
  return others.startsWith(`${words} `) || others.endsWith(` ${words}`);
}

/**
 * The columns of which each may be the same score, so that neither is taken in silence: 'Severity of plant A' beside 'Severity of plant
 * B', or 'Likelihood' beside 'Likelihood'. The plainest of them is taken if there is one, and the others give way to it.
 */
export function severalOf<Each extends ScoreNamed>(columns: readonly Each[]): { several: Each[]; giveWay: Each[] } {
  const rivals = (column: Each) => columns.filter((other) => isSameScore(column, other));
  const giveWay = columns.filter((column) => rivals(column).some((other) => isPlainer(other, column)));
  const plainest = columns.filter((column) => !giveWay.includes(column));
  const several = plainest.filter((column) => plainest.some((other) => isSameScore(column, other)));
  return { several, giveWay };
}

const DETAILS: readonly string[] = ['impactScale', 'impactScope', 'impactIrremediability'];

/** Whether averages may be read as the score of a place: not as the severity of which the details are read. */
export function mayBeAverage(place: string | undefined, guesses: readonly { target: string | null }[]): boolean {
  if (place === undefined) return false;
  if (place === 'impactScore' || place === 'financialScore') return true;
  const details = guesses.filter(({ target }) => target !== null && DETAILS.includes(target));
  return isScore(place) && !(details.length > 1 && (place === 'severity' || place === 'impactSeverity'));
}
