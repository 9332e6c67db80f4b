import type { ChatSource, ChatSourceKind, Source } from '#domain/chat/chat-source.ts';
import { NOUN_OF_PART } from '#domain/records/kinds.ts';
import { createFigures, type Figures } from './figures.ts';
import { namesOf } from './subject-names.ts';

/** The sources that the tools of one answer have returned, and the figures returned with each. */
export interface Citations {
  /** Returns the number of a source for a tool; the same path and label keep their number, but each proposal gets a new one. */
  cite(source: Source): number;
  find(number: number): ChatSource | undefined;
  /** Registers things that a line can be about, whether or not a tool has named them: topics, components. */
  knowSubjects(labels: readonly string[]): void;
  /** The names that a line can be about: of registered things and of particular sources. */
  readonly subjects: ReadonlySet<string>;
  /** The texts that have been proposed. */
  readonly proposals: readonly ChatSource[];
  readonly figures: Figures;
}

const PARTICULAR: ReadonlySet<ChatSourceKind> = new Set(Object.values(NOUN_OF_PART));

export function createCitations(): Citations {
  const sources: ChatSource[] = [];
  const subjects = new Set<string>();
  const know = (label: string) => {
    for (const name of namesOf(label)) subjects.add(name);
  };
  const cite = ({ kind, label, path, proposal }: Source) => {
    const same = sources.find((source) => source.path === path && source.label === label);
    if (same && !proposal) return same.number;
    sources.push({ number: sources.length + 1, kind, label, path, ...(proposal && { proposal }) });
    if (PARTICULAR.has(kind)) know(label);
    return sources.length;
  };
  return {
    figures: createFigures(),
    get proposals() {
      return sources.filter(({ proposal }) => proposal !== undefined);
    },
    cite,
    knowSubjects: (labels) => labels.forEach(know),
    subjects,
    find: (number) => sources[number - 1],
  };
}
