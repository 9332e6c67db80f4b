import { LEARNT_KINDS, type LearntKind } from '#analyst/choosing/learnt-kinds.ts';

/** A question to learn from. */
export interface Example {
  kind: LearntKind;
  question: string;
  /** The line it comes from: examples from the same line are similar and must not be used to test one another. */
  line: number;
  /** A line with many readings counts little more than one with few. */
  weight: number;
}

/** The number of readings taken from one pattern; more would only repeat words that have already been seen together. */
const MOST_READINGS = 5;
/** The number of readings of a pattern that are also learned with words around them. */
const WITH_CONTEXT = 2;

/** What people say before and after what they ask. It must decide nothing, so examples are learned with and without it. */
type Contexts = Readonly<Record<'openings' | 'endings', readonly string[]>>;

/**
 * Reads the example questions, one per line: the kind of question, a tab, and its wording. `{a|b}` stands for either alternative; such a
 * pattern is expanded into some of its readings. Lines of kind `opening` and `ending` contain the words around a question.
 * @throws if a line is invalid
 */
export function readExamples(text: string): Example[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const texts = (label: string) =>
    lines.filter((line) => line.startsWith(`${label}\t`)).map((line) => line.slice(label.length + 1));
  const contexts = { openings: texts('opening'), endings: texts('ending') };
  return lines.flatMap((each, line) => {
    const [label, asked = ''] = each.split('\t');
    if (label === 'opening' || label === 'ending') return [];
    const kind = LEARNT_KINDS.find((id) => id === label);
    if (!kind || asked === '') throw new Error(`Line ${line + 1} of the patterns is none: ${each}`);
    const questions = writeOut(asked, line, contexts);
    const weight = 1 / Math.sqrt(questions.length);
    return questions.map((question) => ({ kind, question, line, weight }));
  });
}

function writeOut(pattern: string, line: number, contexts: Contexts): string[] {
  const readings = readingsOf(pattern);
  const around = readings.slice(0, WITH_CONTEXT).map((reading, at) => inContext(reading, line + at, contexts));
  return [...readings, ...around];
}

/** A question as it appears in a message: after an opening, before an ending, or both. */
function inContext(question: string, turn: number, { openings, endings }: Contexts): string {
  const opening = openings[turn % openings.length];
  const ending = endings[turn % endings.length];
  if (turn % 3 === 0) return `${question}, ${ending}`;
  return turn % 3 === 1 ? `${opening} ${question}` : `${opening} ${question}. ${ending}`;
}

/** Readings spread over a pattern's alternatives: each alternative appears, and no combination appears twice. */
function readingsOf(pattern: string): string[] {
  const parts = pattern.split(/\{([^}]*)\}/).map((part, index) => (index % 2 === 0 ? [part] : part.split('|')));
  const longest = Math.max(...parts.map((part) => part.length));
  const combinations = parts.reduce((all, part) => all * part.length, 1);
  const readings = Math.min(MOST_READINGS, Math.max(longest, combinations));
  const found = Array.from({ length: readings }, (_, reading) =>
    parts
      .map((part, place) => part[choose(reading, place, part.length)])
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.?!:])/g, '$1')
      .trim(),
  );
  return [...new Set(found)];
}

/** Which alternative a reading takes at a place: the places advance at different speeds, so that their combinations vary. */
function choose(reading: number, place: number, alternatives: number): number {
  const speed = place % 3 === 0 ? 1 : (place % 3) * 2 - 1;
  return (reading * speed + Math.floor(reading / alternatives)) % alternatives;
}
