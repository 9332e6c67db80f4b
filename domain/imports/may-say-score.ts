import { cellWords, type ImportedCell, numberIn, saysNothing } from './cell.ts';
import { amountIn } from './find-forms.ts';
import { levelNamed } from './level-words.ts';
import { isAskedAsScore } from './ranks.ts';
import { readNumber } from './read-words.ts';

/**
 * A text that may be a step of some scale: a number, alone or with its scale, a share in percent, an amount of money, the name of a level,
 * or one of those that are asked about, such as '++', 'IV', '10-25 %' and '1 in 10 years'.
 */
export function maySayScore(value: ImportedCell): boolean {
  if (numberIn(value) !== null) return true;
  const said = cellWords(value).trim();
  const isStep =
    readNumber(said.replace(/\s*%$/, ''), 5) !== null || amountIn(said) !== null || levelNamed(said) !== null;
  return isStep || isAskedAsScore(said);
}

/** Whether the values of a column look like scores: steps that repeat, shares or names of levels, but no counts, years or amounts. */
export function looksLikeScores({ values }: { values: readonly ImportedCell[] }): boolean {
  const said = values.filter((value) => !saysNothing(value));
  if (said.length < 2 || !said.every(maySayScore)) return false;
  const numbers = said.flatMap((value) => numberIn(value) ?? readNumber(cellWords(value), 5) ?? []);
  const isRunning = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  const isCounted = isRunning && (numbers.length > 2 || numbers[0] === 1);
  const isRepeated = new Set(said.map(cellWords)).size < said.length;
  return (
    (numbers.length < 2 || !isCounted) &&
    numbers.every((number) => number >= 0 && number <= 100) &&
    (isRepeated || said.length < 6)
  );
}
