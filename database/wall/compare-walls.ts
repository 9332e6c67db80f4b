import type { Wall } from './read-wall.ts';

/** Each difference as a sentence that names what is missing, altered or added. */
export function compareWalls(found: Wall, expected: Wall): string[] {
  const missing = [...expected.keys()].filter((thing) => !found.has(thing));
  const besides = [...found].filter(([thing, says]) => !expected.has(thing) && !isHarmless(thing, says));
  const altered = [...expected].filter(([thing, says]) => found.has(thing) && found.get(thing) !== says);
  return [
    ...missing.map((thing) => `Missing: ${thing}.`),
    ...besides.map(([thing, says]) => `Not made by Twofold: ${thing} (${says}).`),
    ...altered.map(([thing, says]) => `Altered: ${thing} is "${found.get(thing)}" and should be "${says}".`),
  ];
}

/**
 * An additional function with the rights of its caller cannot do anything that the caller cannot do; an older version may have left one
 * behind.
 */
const isHarmless = (thing: string, says: string) =>
  (/^(function|procedure) /.test(thing) && says.includes('with the rights of who calls')) ||
  /^rights of everybody on (function|procedure) /.test(thing);
