import { cellWords, type ImportedCell, numberIn } from './cell.ts';
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
