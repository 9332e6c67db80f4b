import { readSources } from './sources.ts';

/** Text files where a newcomer would not look for them: each feature should have only one, `messages.ts`. */
export const findOtherTextFiles = (paths: readonly string[] = readSources(['web']).map(({ path }) => path)): string[] =>
  paths.filter((path) => /-messages\.tsx?$/.test(path));
