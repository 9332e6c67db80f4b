/** The number of characters on a line of a label, unless the name needs more. */
const comfortable = 24;
/** A line never has more characters than this, even if there is space. */
const longest = 46;
/** The number of characters on a line of a name that needs more than two lines. */
const column = 38;

interface LabelTexts {
  whole: readonly (readonly string[])[];
  /** For names that need more than two lines: shortened to two lines, and in full if there is a lot of space. */
  cut: readonly (readonly string[])[];
  long: readonly string[] | null;
}

/**
 * The ways to write a topic next to its point, best first: in full on one or two lines; shortened to two lines, which is better than the
 * code alone.
 */
export function labelTexts(code: string, name: string): LabelTexts {
  const text = code ? `${code} ${name}` : name;
  const one = text.length <= longest ? [[text]] : [];
  const parted = inTwo(text);
  const two = parted.length === 2 && parted.every((line) => line.length <= longest) ? [parted] : [];
  const whole = text.length <= comfortable ? [...one, ...two] : [...two, ...one];
  return {
    whole,
    cut: whole.length === 0 ? [inTwo(cut(text, 2 * comfortable))] : [],
    long: whole.length === 0 ? inColumn(text) : null,
  };
}

/** The text next to a mark of several topics: as many of their codes as fit on a line of a label. */
export function codesText(topics: readonly { code: string; name: string }[]): string {
  const names = topics.map(({ code, name }) => code || cut(name, 12));
  let count = names.length;
  const text = () => [names.slice(0, count).join(', '), ...(count < names.length ? [`+${names.length - count}`] : [])];
  while (count > 1 && text().join(' ').length > comfortable) count -= 1;
  return text().join(' ');
}

/** Split at the blank or slash nearest to its middle; in one piece if there is none. */
function inTwo(text: string): string[] {
  const breaks = [...text.matchAll(/(?<=\S)[ ](?=\S)|\/(?=\S)/g)].map(({ index }) => index);
  const [first] = breaks.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  if (first === undefined) return [text];
  const end = text[first] === '/' ? first + 1 : first;
  return [text.slice(0, end), text.slice(end).trimStart()];
}

/** In lines of a column's width; a word that is longer is parted within. */
function inColumn(text: string): string[] {
  const words = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${column}}`, 'gsu')) ?? []);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < column) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Never within a letter that takes two units. */
export function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trimEnd()}…`;
}
