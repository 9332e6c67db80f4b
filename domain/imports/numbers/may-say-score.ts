import { cellWords, type ImportedCell, numberIn, unitOf } from '../cell.ts';
import { readNumber } from '../read-words.ts';
import { levelNamed } from './level-words.ts';

/** A text that may be a step of some scale: a number, alone or with its scale, a share in percent, or the name of a level. */
export function maySayScore(value: ImportedCell): boolean {
  if (numberIn(value) !== null) return unitOf(value) !== 'currency';
  const said = cellWords(value).trim();
  return readNumber(said.replace(/\s*%$/, ''), 5) !== null || levelNamed(said) !== null;
}
