import type { ChatSource, ChatSourceKind } from '#domain/chat/chat-source.ts';
import { createFigures, type Figures } from './figures.ts';

/** The sources that the tools of one answer have named, and the figures that came with them. */
export interface Citations {
  /** The number a tool gives this source; the same path and label keep theirs, a proposal is always a new one. */
  add(kind: ChatSourceKind, label: string, path: string, proposal?: ChatSource['proposal']): number;
  find(number: number): ChatSource | undefined;
  /** The texts that have been proposed. */
  readonly proposals: readonly ChatSource[];
  readonly figures: Figures;
}

export function createCitations(): Citations {
  const sources: ChatSource[] = [];
  return {
    figures: createFigures(),
    get proposals() {
      return sources.filter(({ proposal }) => proposal !== undefined);
    },
    add(kind, label, path, proposal) {
      const known = sources.find((source) => source.path === path && source.label === label);
      if (known && !proposal) return known.number;
      sources.push({ number: sources.length + 1, kind, label, path, ...(proposal && { proposal }) });
      return sources.length;
    },
    find: (number) => sources[number - 1],
  };
}
