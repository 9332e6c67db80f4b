import { plainLetters } from './letters.ts';
import { plain } from './read-words.ts';

const ROMANS: readonly string[] = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The rank that signs or Roman numerals stand for: '++' is 2, '--' is -2, 'IV' is 4; null for every other text. */
export function rankNamed(text: string): number | null {
  const said = plain(text).replaceAll(' ', '');
  const [, sign = ''] = /^([+\-−–*•●★x✓])\1{0,4}$/u.exec(said) ?? [];
  // A single dash says nothing, and a single cross is a tick.
  if (/[-−–]/.test(sign)) return said.length > 1 ? -said.length : null;
  if (/[x✓•*]/.test(sign)) return said.length > 1 ? said.length : null;
  if (sign !== '') return said.length;
  const roman = ROMANS.indexOf(said);
  return roman > 0 ? roman : null;
}

/** Shares that a text gives only roughly, from 0 to 1: '10-25 %', '> 50 %'; null for every other text. */
export function shareRange(text: string): { from: number; to: number } | null {
  const said = plainLetters(plain(text)).replace(/per ?cent|pro(?:z|c)ent|procent|por ?ciento|pour ?cent/g, '%');
  const [, one, other] = BETWEEN.exec(said) ?? [];
  if (one !== undefined && other !== undefined) return inOrder(shareOf(one), shareOf(other));
  const [, below] = BELOW.exec(said) ?? [];
  if (below !== undefined) return inOrder(0, shareOf(below));
  const [, above] = ABOVE.exec(said) ?? [];
  return above === undefined ? null : inOrder(shareOf(above), 1);
}

const BETWEEN =
  /^(\d{1,3}(?:[.,]\d+)?) ?%? ?(?:-|–|—|to|bis|a|y|et|and|und|tot|do|till|til) ?(\d{1,3}(?:[.,]\d+)?) ?%$/;
const BELOW =
  /^(?:<|≤|<=|below|under|up to|less than|unter|bis(?: zu)?|weniger als|moins de|menos de|meno di|minder dan|ponizej|mindre an|mindre end) ?(\d{1,3}(?:[.,]\d+)?) ?%$/;
const ABOVE =
  /^(?:>|≥|>=|above|over|more than|uber|mehr als|ab|plus de|mas de|piu di|meer dan|powyzej|mer an|mere end) ?(\d{1,3}(?:[.,]\d+)?) ?%$/;

const shareOf = (said: string) => Number(said.replace(',', '.')) / 100;
const inOrder = (from: number, to: number) => (from < to && to <= 1 ? { from, to } : null);

/** Steps between which a text leaves the choice: '3-4'. */
const isBetweenSteps = (said: string): boolean => /^\d{1,2} ?(?:-|–|—|to|bis|\/) ?\d{1,2}$/.test(said);

/** How often something happens: '1 in 10 years', 'every 5 years', 'einmal pro Jahr', 'monthly'. */
const OFTEN =
  /\b(?:years?|yrs?|months?|weeks?|decades?|annum|yearly|annually|monthly|weekly|daily|jahre?n?|jahrlich|monate?n?|monatlich|jahrzehnte?n?|ans?|annees?|annuel\w*|mois|anos?|mes|meses|anual\w*|anni|anno|annual\w*|mesi|jaar|jaren|maand\w*|lat|lata|rok\w*|miesi\w*|ar|manad\w*|maned\w*)\b/;

/** Whether a text says how likely or severe something is in a way that only a person can turn into a step. */
export function isAskedAsScore(text: string): boolean {
  if (text.length > LONGEST) return false;
  const said = plainLetters(plain(text));
  return (
    rankNamed(text) !== null ||
    shareRange(text) !== null ||
    isBetweenSteps(said) ||
    (OFTEN.test(said) && /\d|\b(?:every|once|alle|einmal|per|pro|par|cada|ogni)\b|(?:ly|lich)$/.test(said))
  );
}

const LONGEST = 40;
