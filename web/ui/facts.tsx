import { Fragment } from 'react';

export interface FactsProps {
  /** What is not known is left out. */
  facts: readonly (string | null | undefined)[];
}

/** Short facts in a line, parted by dots. The line breaks between facts: none ends with a dot, none is torn apart. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '');
  return known.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 ? ' ' : null}
      <span className="inline-block">{index > 0 ? `· ${fact}` : fact}</span>
    </Fragment>
  ));
}
