/** Converts to JSON that PostgreSQL accepts: unpaired surrogates become the replacement character. */
export const asJson = (contents: object): string =>
  JSON.stringify(contents, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
