/** As JSON that PostgreSQL takes: half a character becomes the sign for one that is missing. */
export const asJson = (contents: object): string =>
  JSON.stringify(contents, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
