import type { TextEncoding } from '#domain/imports/text-reading.ts';
import { decodeAs } from './encodings.ts';

/** The letters beyond ASCII of a language, and the ASCII letters that words with them do not have. */
interface Letters {
  has: RegExp;
  never?: RegExp;
  /** Letters of which any text in the language has some. */
  shows?: RegExp;
}
const letters = (has: string, never?: string, shows?: string): Letters => ({
  has: new RegExp(`^[${has}]+$`, 'u'),
  ...(never && { never: new RegExp(`[${never}]`) }),
  ...(shows && { shows: new RegExp(`[${shows}]`, 'iu') }),
});

const WESTERN = {
  german: letters('äöüß'),
  french: letters('àâæçéèêëîïôœùûü', 'w'),
  spanish: letters('áéíóúüñ', 'kw'),
  italian: letters('àèéìîòù', 'jkwxy'),
  portuguese: letters('áâãàçéêíóôõúü', 'kwy'),
  dutch: letters('äëïöüéèáó'),
  swedish: letters('åäöé', 'q'),
  danish: letters('æøåé', 'q'),
  // Without them, the same bytes are Turkish.
  icelandic: letters('áðéíóúýþæö', 'qwz', 'áéíóúæ'),
  estonian: letters('õäöüšž', 'qwxy'),
};
const CENTRAL = {
  polish: letters('ąćęłńóśźż', 'qvx'),
  czech: letters('áčďéěíňóřšťúůýž', 'qwx'),
  slovak: letters('áäčďéíĺľňóôŕšťúýž', 'qwx'),
  hungarian: letters('áéíóöőúüű', 'qwx'),
  romanian: letters('ăâîșțşţ', 'kqwy'),
  slovenian: letters('čćđšž', 'qwxy'),
  german: letters('äöüß'),
};
const CYRILLIC = { cyrillic: letters('\\u0400-\\u045f\\u0490\\u0491', 'a-z') };
// A final sigma stands at the end of a word.
const GREEK: Readonly<Record<string, Letters>> = {
  greek: { has: /^[\u0370-\u03ff]+$/u, never: /[a-z]|ς(?=\p{L})/u },
};
// İ becomes a small i and a dot.
const TURKISH = { turkish: letters('çğışöüâîûi\\u0307', 'qwx') };
const BALTIC = {
  lithuanian: letters('ąčęėįšųūž', 'qwx'),
  latvian: letters('āčēģīķļņšūž', 'qwxy'),
  estonian: letters('õäöüšž', 'qwxy'),
};

/** In the order in which they are preferred if several would do: most files come from Western Windows. */
const CANDIDATES: readonly (readonly [TextEncoding, Readonly<Record<string, Letters>>])[] = [
  ['windows-1252', WESTERN],
  ['windows-1250', CENTRAL],
  ['windows-1251', CYRILLIC],
  ['windows-1253', GREEK],
  ['windows-1254', TURKISH],
  ['windows-1257', BALTIC],
  ['iso-8859-2', CENTRAL],
  ['cp850', WESTERN],
  ['macintosh', WESTERN],
];

/** How many different words are looked at. */
const MOST_WORDS = 5000;
/** How many characters of each. */
const LONGEST = 80;

/**
 * The encoding of bytes that are not UTF-8: the one in which most of the words with letters beyond ASCII are spelled as one language
 * spells them. Bytes alone do not tell, since nearly each of them is a character in every such encoding.
 */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  const pieces = new Set<string>();
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  // With the signs around it: they may be letters in another encoding.
  for (const [piece] of latin.matchAll(/[^\0- ;,|"]+/g)) {
    if (/[\x80-\xff]/.test(piece)) pieces.add(piece.slice(0, LONGEST));
    if (pieces.size === MOST_WORDS) break;
  }
  // No piece contains a line break, which is the same byte in every such encoding.
  const joined = Buffer.from([...pieces].join('\n'), 'latin1');
  let best: { encoding: TextEncoding; score: number } = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY };
  for (const [encoding, languages] of CANDIDATES) {
    const texts = (decodeAs(encoding, joined) ?? '').split('\n');
    const score = scoreOf(texts, Object.values(languages));
    // Others must be clearly better.
    if (score > best.score + 0.5) best = { encoding, score };
  }
  return best.encoding;
}

/** How much of what is beyond ASCII makes sense, in the language that fits best. */
function scoreOf(texts: readonly string[], languages: readonly Letters[]): number {
  const words = texts.flatMap((text) => (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter(isForeign));
  const signs = texts.reduce((sum, text) => sum + signsIn(text), 0);
  const best = languages
    .filter(({ shows }) => !shows || words.some((word) => shows.test(word)))
    .map((language) => words.reduce((sum, word) => sum + wordIn(word, language), 0));
  return signs + Math.max(...best);
}

const isForeign = (word: string) => /\P{ASCII}/u.test(word);

function wordIn(word: string, { has, never }: Letters): number {
  const beyond = word.replace(/\p{ASCII}/gu, '');
  const small = beyond.toLowerCase();
  // A capital in the midst of small letters is no letter of this word.
  const isSpelled = /^(?:\p{Lu}?[^\p{Lu}]*|\P{Ll}+)$/u.test(word) && has.test(small);
  const isWord = isSpelled && !(never?.test(word.toLowerCase()) ?? false);
  // A single letter is rarely a word.
  if (word.length === 1) return isWord && /[àéèóáa-zа-я]/u.test(word) ? 0.3 : -0.5;
  return isWord ? beyond.length : -beyond.length;
}

/** What stands within words does not belong there, unless it is an apostrophe; what stands beside them may. */
function signsIn(text: string): number {
  let score = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\p{ASCII}\p{L}\p{M}]/gu)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + sign.length] ?? ' '].map((each) =>
      /\p{L}/u.test(each),
    );
    if (/[\u0080-\u009f\u2500-\u259f\ufffd]/.test(sign)) score -= 2;
    else if (before && after) score += /[’\u00ad·]/.test(sign) ? 1 : /[–—]/.test(sign) ? 0 : -2;
    else if (/[“„‘‚«]/.test(sign)) score += after || !before ? 1 : -1;
    else if (/[”’»…]/.test(sign)) score += before || !after ? 1 : -1;
    else if (/[–—€•\u00a0°§£²³™®©±]/.test(sign)) score += 0.6;
    else score -= 0.5;
  }
  return score;
}
