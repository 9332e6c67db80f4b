/** A password needs at least this many characters besides the parts that guessers try; fewer are only decoration. */
const FEWEST_OWN = 4;
/** Two neighbours occur in any word; three in a row are a typing pattern. */
const SHORTEST_RUN = 3;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const digits = '01234567890';

/** Sequences that people type: the alphabet, and the rows and columns of keyboards (QWERTY, QWERTZ, AZERTY) and of the number pad. */
const ways = [
  ...[alphabet + alphabet, digits + digits.slice(1), '13579', '02468', '24680'],
  ...[
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'qwertzuiopü',
    'asdfghjklöä',
    'yxcvbnm',
    'azertyuiop',
    'qsdfghjklm',
    'wxcvbn',
  ],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', 'qay', 'wsx', 'edc', 'rfv', 'tgb', 'zhn', 'yhn', 'ujm'],
  ...['1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', '1a2b3c4d5e6f', 'a1b2c3d4e5f6'],
  ...['!"§$%&/()=', '!@#$%^&*()', '147', '258', '369', '159', '357'],
].flatMap((way) => [way, [...way].toReversed().join('')]);

/** Words that people use when they must change their password regularly: they name the time of the change. English, German, French. */
const times = [
  'spring summer autumn fall winter frühling fruehling sommer herbst printemps été ete automne hiver',
  'january february march april may june july august september october november december',
  'januar jänner februar märz maerz mai juni juli oktober dezember',
  'janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre',
  'monday tuesday wednesday thursday friday saturday sunday',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche',
]
  .flatMap((words) => words.split(' '))
  .toSorted((first, second) => second.length - first.length);

const timesAndYears = new RegExp(`(?:${times.join('|')})|(?:19[3-9]|20[0-4])\\d`, 'g');

/** A day in digits: 24.12.1990, 1990-12-24, 241290, with or without separators. */
const day = /^(?:\d{1,2}[./-]?\d{1,2}[./-]?(?:\d{2}|(?:19|20)\d{2})|(?:19|20)\d{2}[./-]?\d{2}[./-]?\d{2})$/;

/**
 * Whether a guesser tries a password early because of its pattern, whatever list it is on: blanks, repeats ('aaaaaa', 'xyxyxy'),
 * sequences and walks along the keyboard ('654321', '1qaz2wsx'), days and years ('Summer2026', '241290'), and combinations of these. NIST
 * SP 800-63B-4 §3.1.1.2 asks to refuse what is commonly used or expected (its third edition named repeats and sequences), OWASP ASVS 5.0
 * 6.2.4 the most common ones. A long password may contain such a part: four further characters are enough.
 */
export function isGuessable(password: string): boolean {
  const text = normalize(password);
  return day.test(text) || shortestUnit(text).length <= FEWEST_OWN || ownPart(text).length < FEWEST_OWN;
}

/**
 * The word inside a password without its ornaments: 'Password1!' and 'p@ssw0rd2026' are 'password'. For looking up in a list of common
 * ones. '' if it is not a word with an ornament, for example with several characters that nobody adds out of habit.
 */
export function wordWithoutOrnaments(password: string): string {
  const text = normalize(password);
  const [, before = '', word = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? [];
  return isOrnament(before) && isOrnament(after) ? word.replace(/./g, (sign) => letterOf[sign] ?? sign) : '';
}

const isOrnament = (text: string) => ownPart(text).length <= FEWEST_OWN;

/** Characters used in place of letters. */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Blanks and invisible characters do not strengthen a password, nor does case, because guessers try both. */
const normalize = (password: string) =>
  password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}\p{Z}]+/gu, '');

/** The unit repeated from beginning to end: 'ab' for 'ababa'; the text itself if nothing is repeated. */
function shortestUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

/** The rest without sequences, walks, repeats, days and years. */
function ownPart(text: string): string {
  const single = [...text.replace(timesAndYears, '')].filter((sign, index, all) => sign !== all[index - 1]);
  let own = '';
  for (let at = 0; at < single.length; ) {
    const run = runAt(single.join(''), at);
    if (run < SHORTEST_RUN) own += single[at];
    at += run < SHORTEST_RUN ? 1 : run;
  }
  return own;
}

/** How many characters from here follow one sequence. */
function runAt(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && ways.some((way) => way.includes(text.slice(at, at + length + 1)))) length += 1;
  return length;
}
