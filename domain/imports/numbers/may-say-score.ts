import { cellWords, type ImportedCell } from '../cell.ts';
import { readNumber } from '../read-words.ts';
import { levelNamed } from './level-words.ts';

/** A text that may be a step of some scale: a number, alone or with its scale, a share in percent, or the name of a level. */
export function maySayScore(value: ImportedCell): boolean {
  if (typeof value === 'number') return true;
  const said = cellWords(value).trim();
  return readNumber(said.replace(/\s*%$/, ''), 5) !== null || levelNamed(said) !== null;
}
