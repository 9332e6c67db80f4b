import type { ChatSource, ChatSourceKind } from '#domain/chat-source.ts';
import { createFigures, type Figures } from './figures.ts';

/** The sources that the tools of one answer have named, and the figures that came with them. */
export interface SourceBook {
  /** The number a tool gives this source; the same path and label keep theirs. */
  add(kind: ChatSourceKind, label: string, path: string): number;
  find(number: number): ChatSource | undefined;
  readonly figures: Figures;
}

export function createSourceBook(): SourceBook {
  const sources: ChatSource[] = [];
  return {
    figures: createFigures(),
    add(kind, label, path) {
      const known = sources.find((source) => source.path === path && source.label === label);
      if (known) return known.number;
      sources.push({ number: sources.length + 1, kind, label, path });
      return sources.length;
    },
    find: (number) => sources[number - 1],
  };
}
