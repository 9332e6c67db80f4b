import { cellWords, type ImportedCell, isDate, numberIn, saysNothing, visibleWords } from './cell.ts';
import { amountIn, percentIn } from './find-forms.ts';
import { levelNamed } from './level-words.ts';
import type { ImportProblem } from './problems.ts';
import { isAskedAsScore } from './ranks.ts';
import { errorProblem } from './read-value.ts';
import { plain, readNumber } from './read-words.ts';
import {
  hasSteps,
  isComplete,
  isOurs,
  type OurScale,
  type Rounding,
  type ScaleReading,
  type ScoreForm,
} from './score-form.ts';

/** How the cells of a column become scores. */
export interface ScoreColumn {
  form: ScoreForm;
  /** Whether somebody has to say first which scale this is. */
  isUnsure: boolean;
  /** What the person has settled for its form; undefined if nothing. */
  reading: ScaleReading | undefined;
  scale: OurScale;
}

/** A score on our scale, 'nothing' for a cell without one or one that is left open, or why it cannot be read. */
export type ReadScore = { is: number } | 'nothing' | ImportProblem;

/** Reads a cell of a column of scores by what has been settled for its form. */
export function readScored(cell: ImportedCell | undefined, column: ScoreColumn): ReadScore {
  const error = errorProblem(cell);
  if (error) return error;
  const said = visibleWords(cell);
  if (saysNothing(cell) && !(column.form.is === 'levels' && levelNamed(said) !== null)) return 'nothing';
  if (isDate(cell)) return { code: 'is-date', said };
  const { form, scale, reading } = column;
  const { min, max } = scale;
  const word = reading?.words.get(plain(said));
  if (word !== undefined) return word === null ? 'nothing' : { is: word };
  if (form.is === 'levels') return { code: 'scale-asked', said };
  const number = numberOf(cell, said, form);
  if (number === null)
    return isWord(cell) && (reading || form.is !== 'steps' || isAskedAsScore(said))
      ? { code: 'scale-asked', said }
      : { code: 'no-score', said, min, max };
  const asIs = isOurs(form, scale) && !column.isUnsure;
  if (!reading && !asIs) return { code: 'scale-asked', said };
  if (form.is !== 'steps' || !hasSteps(form)) {
    const steps = reading?.steps ?? [];
    // Without bounds, every number would be the lowest step.
    if (!isComplete(form, scale, { steps })) return { code: 'scale-asked', said };
    return { is: stepOf(number, steps, scale, isTurned(form)) };
  }
  const { low, high } = form;
  if (number < low || number > high) return { code: 'off-scale', said, min: low, max: high };
  const whole = rounded(number, reading?.rounding ?? null);
  if (whole === null) return { code: 'decimal-asked', said };
  const step = asIs && !reading ? whole : reading?.steps[whole - low];
  return step === undefined ? { code: 'off-scale', said, min: low, max: high } : { is: step };
}

const isWord = (cell: ImportedCell | undefined) => typeof cell === 'string';

const isTurned = (form: ScoreForm) => form.is !== 'money' && form.is !== 'levels' && form.isOpposite;

/** The number in a cell, in the unit of its form: shares from 0 to 1. */
function numberOf(cell: ImportedCell | undefined, said: string, form: ScoreForm): number | null {
  const percent = percentIn(cell);
  const number = numberIn(cell) ?? readNumber(said, form.is === 'steps' ? form.high : 100);
  if (form.is === 'shares') return percent ?? (number === null ? null : number > 1 ? number / 100 : number);
  // A share is no step of a scale.
  if (percent !== null) return null;
  return form.is === 'money' ? (number ?? amountIn(cellWords(cell))) : number;
}

/** A number without decimals; null if it has some and nobody has said which way they go. */
function rounded(number: number, rounding: Rounding | null): number | null {
  if (Number.isInteger(number)) return number;
  switch (rounding) {
    case 'nearest':
      return Math.round(number);
    case 'up':
      return Math.ceil(number);
    case 'down':
      return Math.floor(number);
    default:
      return null;
  }
}

/** The step whose bounds a number reaches. */
function stepOf(number: number, bounds: readonly number[], { min, max }: OurScale, isOpposite: boolean): number {
  const reached = min + bounds.filter((bound) => number >= bound).length;
  return isOpposite ? min + max - reached : reached;
}
