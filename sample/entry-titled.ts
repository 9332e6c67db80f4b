import { found } from '#domain/found.ts';

/** The entry with this title, by which the sample refers to entries. Throws if there is none. */
export const entryTitled = <Entry extends { title: string }>(entries: readonly Entry[], title: string): Entry =>
  found(
    entries.find((entry) => entry.title === title),
    `the entry “${title}”`,
  );
