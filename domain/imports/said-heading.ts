import { MAX_TITLE } from '#domain/limits.ts';
import { fold } from '#domain/words/fold.ts';
import { visible } from './cell.ts';
import { plainLetters } from './letters.ts';
import { remember } from './remember.ts';

/** Between the heading of a column and the one above it that spans several columns, in a heading made of both. */
export const ABOVE = ' › ';

/** The heading of a column that holds the headings between the rows of a table. */
export const SECTION = 'Heading above';

/** What the words of a heading say besides what the column contains. */
export interface SaidHeading {
  /** The words that name the contents, folded, without brackets, marks and qualifiers. */
  words: string;
  /** All words, folded, without brackets and marks. */
  whole: string;
  /** The contents of its brackets, folded. */
  notes: readonly string[];
  /** Which side of double materiality it is about; null if it does not say. */
  side: 'impact' | 'financial' | null;
  /** Before or after measures, or as planned; null if it does not say. */
  basis: 'gross' | 'net' | 'target' | null;
  /** Values of an earlier period. */
  isEarlier: boolean;
  /** The year it names, such as 2024; null if it names none. */
  year: number | null;
  /** It names a calculation, such as a product, a sum or an average. */
  isComputed: boolean;
  /** It names a result, such as a score, rather than one of its criteria. */
  isResult: boolean;
  /** It is the name of a step in words beside its number. */
  isInWords: boolean;
}

/** The number of characters of a heading that are read; a cell can be of any length, but no heading is longer than a title. */
const LONGEST = MAX_TITLE;

/** Joins words that were broken by hand at the end of a line, and removes characters that only say where a word may be broken. */
const unbroken = (heading: string): string =>
  visible(heading.slice(0, LONGEST))
    .replace(/(\p{L})[-‐]\s*[\r\n]+\s*(?=\p{Ll})/gu, '$1')
    .replace(/([-‐])\s*[\r\n]+\s*/g, '$1');

const BRACKETS = /\(([^()]*)\)|\[([^[\]]*)\]/g;

/** The same without case and accents. */
const folded = (heading: string): string =>
  plainLetters(fold(unbroken(heading).replaceAll('ß', 'ss').replaceAll('’', "'")));

/** A heading without case, accents, brackets and their contents, asterisks and line breaks. */
export const plainHeading = (heading: string): string =>
  folded(heading)
    .replace(BRACKETS, ' ')
    .replace(/[*:_¿¡]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The contents of the brackets of a heading, folded. */
const notesOf = (heading: string): string[] =>
  [...folded(heading).matchAll(BRACKETS)].map(([, round, square]) =>
    (round ?? square ?? '').replace(/\s+/g, ' ').trim(),
  );

/** One or several words, in English, German, French, Spanish, Italian, Dutch and Polish, as whole words or from the start of a word. */
const anyOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.split('; ').join('|')})(?![\\p{L}\\p{N}])`, 'gu');

const NET = anyOf(
  'net(?:to|te|s)?; netto\\p{L}*; residual(?:e|es|er|en)?; residu\\p{L}*; restrisiko; rest(?=-)\\S*; post[- ]?(?:mitigation|measures?|control); after (?:measures|mitigation|controls?|actions?|treatment); with (?:measures|controls?); mitigated; managed; nach (?:den )?massnahmen; nach risikominderung; mit massnahmen; apres (?:mesures|attenuation); despues de (?:las )?medidas; dopo (?:le )?misure; na (?:maatregelen|beheersing); po (?:dzialaniach|srodkach)',
);
const GROSS = anyOf(
  'gross; brutto\\p{L}*; inherent\\p{L}*; bruts?; brutes?; bruto; bruta; lord[oai]; pre[- ]?(?:mitigation|measures?|control); before (?:measures|mitigation|controls?|actions?|treatment); without (?:measures|controls?); unmitigated; vor (?:den )?massnahmen; ohne massnahmen; avant mesures; antes de (?:las )?medidas; prima delle misure; voor maatregelen; przed dzialaniami',
);
const TARGET = anyOf(
  'target; targeted; planned; desired; aspired; ziel(?:wert)?; zielzustand; soll; geplant; cible; vise; objetivo; obiettivo; doel; streefwaarde; docelow\\p{L}*',
);
const EARLIER = anyOf(
  'previous(?: (?:year|period|assessment))?; prior(?: (?:year|period))?; last (?:year|period|assessment); py; earlier; former; vorjahr(?:es)?(?:wert)?; vorperiode; letztes jahr; annee precedente; ano anterior; anno precedente; vorig jaar; poprzedni rok',
);
const LATER = anyOf('this year; current(?: year)?; cy; aktuell(?:es jahr)?; dieses jahr');
const COMPUTED = anyOf(
  'product; sum; total; subtotal; average; avg; mean; median; weighted; weighting; ranking; rank; index; maximum; max; calculated; computed; aggregate; aggregated; overall; produkt; summe; gesamt(?:wert|score|bewertung|punktzahl)?; durchschnitt; mittelwert; gewichtet\\p{L}*; rang; moyenne; somme; pondere\\p{L}*; promedio; media; suma; ponderad\\p{L}*; somma; gemiddelde?; gewogen; srednia; priority; prioritat',
);
const RESULT = anyOf(
  '\\p{L}*scores?; scoring; rating; result; outcome; points total; risk level; ergebnis; bewertung; risikowert; risikozahl; punktzahl; punktwert; punteggio; puntuacion; resultado; resultat; note; wynik',
);
const IN_WORDS = anyOf('in words; words; text; verbal; label; in worten; verbal; level name; description of the level');
const IMPACT_SIDE = anyOf(
  '^im(?= |$); im$; imp(?=\\.); impact materiality; impacts?; impatt[oi]; impactos?; inside[- ]out; auswirkungen?; auswirkungswesentlichkeit; wesentlichkeit der auswirkungen; materialite d.impact; materialidad de impacto; rilevanza dell.impatto; impactmaterialiteit; istotnosc wplywu',
);
const FINANCIAL_SIDE = anyOf(
  '^fm(?= |$); fm$; fin; financial\\p{L}*; finanz\\p{L}*; outside[- ]in; risks?; opportunit(?:y|ies); risks? (?:and|&) opportunities; risiken?; risiko; chancen?; financi\\p{L}*; finanzi\\p{L}*; financieel; financiele; finansow\\p{L}*; risques?; opportunites?; riesgos?; oportunidades?; rischi; opportunita; risico\\p{L}*; kansen?; ryzyk\\p{L}*; szans\\p{L}*',
);
const QUALIFIERS = [NET, GROSS, TARGET, EARLIER, LATER, IN_WORDS];
const YEAR = /(?<!\d)(20[0-4]\d)(?!\d)/;
/** A sign of an operation between two words. */
const OPERATION = /[\p{L}\d)]\s*(?:[×∗·*]|\s[x+]\s)\s*[\p{L}(]/u;

/** Reads a heading, with the headings above it in front of it if there are any. */
export const readHeading = remember(readAnew);

function readAnew(heading: string): SaidHeading {
  const at = heading.lastIndexOf(ABOVE);
  const said = at < 0 ? heading : heading.slice(at + ABOVE.length);
  const [own, above] = [plainHeading(said), plainHeading(heading.slice(0, Math.max(0, at)))];
  const notes = notesOf(said);
  // A qualifier may stand in brackets or above: 'Likelihood (net)', 'After measures › Likelihood'.
  const everything = [own, ...notes].join(' ; ');
  const says = (words: RegExp) => everything.match(words) !== null || above.match(words) !== null;
  const words = QUALIFIERS.reduce((text, each) => text.replace(each, ' '), own.replace(new RegExp(YEAR, 'g'), ' '));
  return {
    words: tidy(words) || own,
    whole: own,
    notes,
    // 'Impact' alone may be the name of entries, or the severity of a risk.
    side: (tidy(words).includes(' ') ? sideOf(tidy(words)) : null) ?? sideOf(notes.join(' ; ')) ?? sideOf(above),
    basis: says(GROSS) ? 'gross' : says(NET) ? 'net' : says(TARGET) ? 'target' : null,
    isEarlier: says(EARLIER),
    year: Number(YEAR.exec(everything)?.[1] ?? YEAR.exec(above)?.[1] ?? 0) || null,
    isComputed: own.match(COMPUTED) !== null || OPERATION.test(folded(said)),
    isResult: own.match(RESULT) !== null,
    isInWords: says(IN_WORDS),
  };
}

/** Without the dashes and separators that are left over where words were taken out. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—,;./|_]+|[\s\-–—,;/|_]+$/g, '')
    .trim();

/** A folded heading without the words that say its side: 'impact - schaal' is 'schaal'. */
export const withoutSide = (text: string): string => tidy(text.replace(IMPACT_SIDE, ' ').replace(FINANCIAL_SIDE, ' '));

/** The side that a folded text names. */
export function sideOf(text: string): SaidHeading['side'] {
  const [impact, financial] = [text.match(IMPACT_SIDE) !== null, text.match(FINANCIAL_SIDE) !== null];
  return impact === financial ? null : impact ? 'impact' : 'financial';
}
