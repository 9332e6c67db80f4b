/** Letters in a line of a label, as long as the name does not need more. */
const comfortable = 24;
/** More than this stands in no line, even where there is room. */
const longest = 46;

interface LabelTexts {
  whole: readonly (readonly string[])[];
  cut: readonly (readonly string[])[];
}

/** The ways to write a topic beside its point, the best first: whole in one line or two; cut to two lines, which is better than the code alone. */
export function labelTexts(code: string, name: string): LabelTexts {
  const whole = code ? `${code} ${name}` : name;
  const one = whole.length <= longest ? [[whole]] : [];
  const parted = inTwo(whole);
  const two = parted.length === 2 && parted.every((line) => line.length <= longest) ? [parted] : [];
  return {
    whole: whole.length <= comfortable ? [...one, ...two] : [...two, ...one],
    cut: whole.length > 2 * comfortable ? [inTwo(cut(whole, 2 * comfortable))] : [],
  };
}

/** Parted at the blank or slash nearest to its middle; whole where there is none. */
function inTwo(text: string): string[] {
  const breaks = [...text.matchAll(/(?<=\S)[ ](?=\S)|\/(?=\S)/g)].map(({ index }) => index);
  const [first] = breaks.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  if (first === undefined) return [text];
  const end = text[first] === '/' ? first + 1 : first;
  return [text.slice(0, end), text.slice(end).trimStart()];
}

export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
