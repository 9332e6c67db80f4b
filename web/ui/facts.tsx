export interface FactsProps {
  /** What is not known is left out. */
  facts: readonly (string | null | undefined)[];
}

/**
 * Short facts in a line, parted by dots. The line breaks between facts; none is torn apart. The dot hangs in the gap before its
 * fact, so that at the beginning of a line it falls outside and is cut off: no line begins or ends with one.
 */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '');
  return (
    <span className="flex flex-wrap gap-x-3.5 overflow-x-clip">
      {known.map((fact, index) => (
        <span key={fact} className="relative min-w-0">
          {index > 0 ? <span className="absolute -left-2.25">· </span> : null}
          {fact}
        </span>
      ))}
    </span>
  );
}
