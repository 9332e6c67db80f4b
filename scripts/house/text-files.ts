import { readSources } from './sources.ts';

/** Files of texts that a newcomer would not look into: a feature has one, `messages.ts`. */
export const findOtherTextFiles = (paths: readonly string[] = readSources(['web']).map(({ path }) => path)): string[] =>
  paths.filter((path) => /-messages\.tsx?$/.test(path));
