import { ownHeadings } from './targets.ts';

/** Whether a table has the headings of the register in our own workbook: ids, titles and topic codes under their own names. */
export const isOwnRegister = (headings: readonly string[]): boolean =>
  [...ownHeadings]
    .filter(([, target]) => target === 'id' || target === 'title' || target === 'topic')
    .every(([title]) => headings.includes(title));
