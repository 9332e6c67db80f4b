import type { ReactNode } from 'react';

/** A fact that is more than its text, such as a link. */
interface DrawnFact {
  text: string;
  drawn: ReactNode;
}

export interface FactsProps {
  /** Unknown facts are left out. */
  facts: readonly (string | DrawnFact | null | undefined)[];
}

/**
 * Short facts in a line, parted by dots. The line breaks between facts; none is torn apart. The dot hangs in the gap before its
 * fact, so that at the beginning of a line it falls outside and is cut off: no line begins or ends with one.
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
