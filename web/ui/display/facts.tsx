import type { ReactNode } from 'react';

/** A fact that is more than text, such as a link. */
interface DrawnFact {
  text: string;
  drawn: ReactNode;
}

export interface FactsProps {
  /** Unknown facts are left out. */
  facts: readonly (string | DrawnFact | null | undefined)[];
}

/**
 * Short facts on one line, separated by dots. The line breaks only between facts. The dot is in the gap before its fact, so that it is
 * outside and cut off at the beginning of a line: no line begins or ends with a dot.
 */
export function Facts({ facts }: FactsProps) {
  const known = facts.flatMap((fact) => (fact ? [typeof fact === 'string' ? { text: fact, drawn: fact } : fact] : []));
  return (
    <span className="flex flex-wrap gap-x-3.5 overflow-x-clip">
      {known.map(({ text, drawn }, index) => (
        <span key={text} className="relative min-w-0">
          {index > 0 ? <span className="absolute -left-2.25">· </span> : null}
          {drawn}
        </span>
      ))}
    </span>
  );
}
