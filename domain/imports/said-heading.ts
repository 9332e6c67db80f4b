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
  /** It names a calculation, such as a product or a sum. */
  isComputed: boolean;
  /** It names an average, such as that of several raters. */
  isAverage: boolean;
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

/** Measures, with up to two words before them: 'after the planned measures'. */
const withMeasures = (before: string, measures: string): string =>
  `(?:${before})(?: \\p{L}+){0,2} (?:${measures})\\p{L}*`;
const MEASURES =
  'measure|mitigation|control|action|treatment|massnahm|risikominderung|mesure|attenuation|medida|misur|dzialan|srodk|atgard|tiltak|tiltag|foranstaltning|behandl|behandel';
const NORDIC_MEASURES = 'atgard|tiltak|tiltag|foranstaltning|kontroll';

const NET = anyOf(
  [
    'net(?:to|te|s)?; netto\\p{L}*; residual(?:e|es|er|en)?; residu\\p{L}*; restrisiko; rest(?=-)\\S*; restrisk; kvarstaende; kvarvarande; gjenvaerende; tilbagevaerende; resterende; liquid[oa]; post[- ]?(?:mitigation|measures?|control); mitigated; managed',
    withMeasures(
      'after|following|nach|mit|apres|avec|despues de|con|dopo|po|efter|etter|med|depois d[aeo]s?|apos|com',
      MEASURES,
    ),
    'with (?:measures|controls?); na(?: \\p{L}+)? (?:maatregelen|beheersing); met maatregelen',
  ].join('; '),
);
const GROSS = anyOf(
  [
    'gross; brutto\\p{L}*; inherent\\p{L}*; bruts?; brutes?; bruto; bruta; lord[oai]; inneboende; iboende; pre[- ]?(?:mitigation|measures?|control); unmitigated',
    withMeasures(
      'before|without|vor|ohne|avant|sans|antes de|antes d[ao]s?|sin|sem|prima d\\p{L}+|senza|przed|bez|fore|innan|utan|uden|uten',
      MEASURES,
    ),
    withMeasures('for', NORDIC_MEASURES),
    '(?:voor|zonder)(?: \\p{L}+)? maatregelen',
  ].join('; '),
);
const TARGET = anyOf(
  'target; targeted; planned; desired; aspired; ziel(?:wert)?; zielzustand; soll; geplant; cible; vise; objetivo; obiettivo; doel; streefwaarde; docelow\\p{L}*',
);
const EARLIER = anyOf(
  'previous(?: (?:year|period|assessment))?; prior(?: (?:year|period))?; last (?:year|period|assessment); py; earlier; former; vorjahr(?:es)?(?:wert)?; vorperiode; letztes jahr; annee precedente; ano anterior; anno precedente; vorig jaar; poprzedni rok',
);
const LATER = anyOf('this year; current(?: year)?; cy; aktuell(?:es jahr)?; dieses jahr');
const COMPUTED = anyOf(
  'product; sum; total; subtotal; weighted; weighting; ranking; rank; index; maximum; max; calculated; computed; aggregate; aggregated; overall; produkt; summe; gesamt(?:wert|score|bewertung|punktzahl)?; gewichtet\\p{L}*; rang; somme; pondere\\p{L}*; suma; ponderad\\p{L}*; somma; gewogen; priority; prioritat',
);
const AVERAGE = anyOf(
  'averaged?; avg; mean; median; durchschnitt\\p{L}*; mittelwert\\p{L}*; mittlere[rs]?; moyennes?; promedio; media; mediana; gemiddelde?; srednia; medelvarde; genomsnitt\\p{L}*; gennemsnit\\p{L}*; gjennomsnitt\\p{L}*; ø',
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
const QUALIFIERS = [NET, GROSS, TARGET, EARLIER, LATER, IN_WORDS, AVERAGE];
const YEAR = /(?<!\d)(20[0-4]\d)(?!\d)/;
/** A sign of an operation between two words. */
const OPERATION = /[\p{L}\d)]\s*(?:[×∗·*]|\s[x+]\s)\s*[\p{L}(]/u;

/** A heading without the headings above it. */
export const ownPart = (heading: string): string => heading.split(ABOVE).at(-1) ?? '';

/** Reads a heading, with the headings above it in front of it if there are any. */
export const readHeading = remember(readAnew);

function readAnew(heading: string): SaidHeading {
  const said = ownPart(heading);
  const saidAbove = heading.slice(0, Math.max(0, heading.lastIndexOf(ABOVE)));
  const [own, above] = [plainHeading(said), plainHeading(saidAbove)];
  const notes = notesOf(said);
  // A qualifier may stand in brackets or above: 'Likelihood (net)', 'After measures › Likelihood', 'Impact (net) › Likelihood'.
  const everything = [own, ...notes].join(' ; ');
  const allAbove = [above, ...notesOf(saidAbove)].join(' ; ');
  const says = (words: RegExp) => everything.match(words) !== null || allAbove.match(words) !== null;
  const words = QUALIFIERS.reduce((text, each) => text.replace(each, ' '), own.replace(new RegExp(YEAR, 'g'), ' '));
  return {
    words: (says(AVERAGE) ? tidy(words).replace(OF_WHAT, '') : tidy(words)) || own,
    whole: own,
    notes,
    // 'Impact' alone may be the name of entries, or the severity of a risk.
    side: (tidy(words).includes(' ') ? sideOf(tidy(words)) : null) ?? sideOf(notes.join(' ; ')) ?? sideOf(above),
    basis: says(GROSS) ? 'gross' : says(NET) ? 'net' : says(TARGET) ? 'target' : null,
    isEarlier: says(EARLIER),
    year: Number(YEAR.exec(everything)?.[1] ?? YEAR.exec(allAbove)?.[1] ?? 0) || null,
    isComputed: own.match(COMPUTED) !== null || OPERATION.test(folded(said)),
    isAverage: says(AVERAGE),
    isResult: own.match(RESULT) !== null,
    isInWords: says(IN_WORDS),
  };
}

/** What stands after 'average' before what it is one of. */
const OF_WHAT = /^(?:of|der|des|de|del|della|di|da|van|av|af) (?:the |la |l')?/;

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
