import type { ChatSourceKind } from '#domain/chat/chat-source.ts';
import type { Citations } from './citations.ts';
import { isCode } from './figures.ts';
import { namesOf, plainWords } from './subject-names.ts';

/** The maximum number of sources added at the end of a line that names none. */
const MOST_ADDED = 3;

/** Sources for the whole assessment or the law: they support a line that is not about anything in particular. */
const GENERAL: ReadonlySet<ChatSourceKind> = new Set(['results', 'section', 'law', 'help']);

export interface CitedLine {
  text: string;
  /** Its figures that tools have returned. */
  figures: string[];
  hasCitation: boolean;
}

export interface LineSources {
  add: number[];
  /** Whether its figures belong to its subject, as far as this can be determined. */
  isBorne: boolean;
}

/**
 * Chooses sources for a line that names none: those whose subject the line names and that were returned with its figures. A source for
 * the whole answer covers the rest, unless the line is about something particular that its figures were not returned with.
 */
export function chooseSources(line: CitedLine, citations: Citations): LineSources {
  const { figures } = citations;
  const counted = line.figures.filter((word) => figures.sourcesOf(word).length > 0);
  if (line.hasCitation || counted.length === 0) return { add: [], isBorne: true };
  const subjects = subjectsIn(line.text, citations);
  const candidates = [...new Set(counted.flatMap((word) => figures.sourcesOf(word)))];
  const isNamed = (number: number) => namesOf(citations.find(number)?.label ?? '').some((name) => subjects.has(name));
  const named = candidates.filter(isNamed).slice(0, MOST_ADDED);
  const bears = (numbers: readonly number[]) => (word: string) =>
    numbers.some((number) => figures.sourcesOf(word).includes(number));
  // A code names a thing but states nothing about it.
  const left = counted.filter((word) => !bears(named)(word) && !isCode(word));
  if (left.length === 0) return { add: named, isBorne: true };
  if (subjects.size > 0 && named.length === 0) return { add: [], isBorne: false };
  const general = candidates.filter((number) => GENERAL.has(citations.find(number)?.kind ?? 'topic'));
  const shared = general.find((number) => left.every(bears([number])));
  if (shared !== undefined) return { add: [...named, shared].slice(0, MOST_ADDED), isBorne: true };
  return left.every(bears(general)) && general.length <= MOST_ADDED
    ? { add: [...named, ...general].slice(0, MOST_ADDED), isBorne: true }
    : { add: named, isBorne: false };
}

/** The names of subjects in a text; if one name contains another, the longer one. */
function subjectsIn(text: string, citations: Citations): Set<string> {
  const plain = ` ${plainWords(text)} `;
  const found = [...citations.subjects].filter((name) => plain.includes(` ${name} `));
  return new Set(found.filter((name) => !found.some((other) => other !== name && ` ${other} `.includes(` ${name} `))));
}
