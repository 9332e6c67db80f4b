/** Separate from the fields of the company's own topics: sorting topics needs no field table. */
const OWN_CODE = /^(.+)-own-(\d+)$/;
/** A part of the code that only the company's own topics have. */
export const OWN_MARK = '-own-';

/** The code that one of the company's own topics is under: a category's letter, a standard's or a topic's code; null for others. */
export function ownTopicPlace(code: string): string | null {
  return OWN_CODE.exec(code)?.[1] ?? null;
}

/** The number of one of the company's own topics at its place, counted from 1; 0 for other topics. */
export function ownTopicNumber(code: string): number {
  return Number(OWN_CODE.exec(code)?.[2] ?? 0);
}

export const isOwnTopic = ({ code }: { code: string }): boolean => ownTopicPlace(code) !== null;

/** The code in a form for sorting: one of the company's own topics comes last at its place. */
export function sortableCode(code: string): string {
  const place = ownTopicPlace(code);
  if (place === null) return code;
  const missing = place.length === 1 ? '99.99.' : place.length === 2 ? '.99.' : '.';
  return `${place}${missing}${ownTopicNumber(code)}`;
}
