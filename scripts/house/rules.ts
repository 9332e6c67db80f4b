import { findUncheckedBenches } from './baselines.ts';
import { findBrokenCitations } from './citations.ts';
import { findLongSubjects } from './commit-subjects.ts';
import { findSpellings, findUnknownNames } from './glossary.ts';
import { findFileCircles, findFolderCircles } from './import-circles.ts';
import { findKindLists, findKindPlaces } from './kind-places.ts';
import { findLongFiles, findLongFunctions } from './long.ts';
import { findFieldPlaces, findScreenPlaces } from './places.ts';
import { findOtherTextFiles } from './text-files.ts';
import { findBareParticiples } from './type-names.ts';
import { findBrokenStops, ways } from './ways.ts';

/** A figure about the structure of the code that must not grow. */
export interface HouseRule {
  readonly title: string;
  readonly most: number;
  /** The counted figures, one line each. */
  readonly find: () => readonly string[];
}

/** What `npm run house` prints and `npm run check` enforces. */
export const houseRules: readonly HouseRule[] = [
  { title: 'Circles of folders that import each other', most: 0, find: () => findFolderCircles() },
  { title: 'Circles of files that need each other when they run', most: 0, find: () => findFileCircles() },
  { title: 'Places to edit for a field of a component, besides its migration', most: 2, find: findFieldPlaces },
  { title: 'Places to edit for a screen', most: 2, find: findScreenPlaces },
  { title: 'Closed lists of record kinds', most: 1, find: () => findKindLists() },
  { title: 'Existing files that name a kind of record in a list', most: 8, find: () => findKindPlaces() },
  ...ways.map(({ value, most, stops }) => ({
    title: `Files from table to screen: ${value}`,
    most,
    find: () => stops.map(({ file }) => file),
  })),
  {
    title: 'Steps of these ways that differ from the declared ones',
    most: 0,
    find: () => ways.flatMap(findBrokenStops),
  },
  { title: 'Spellings of the noun with the most spellings', most: 1, find: () => findSpellings() },
  { title: 'Names that differ from the glossary', most: 0, find: () => findUnknownNames() },
  { title: 'Exported types named by a bare participle', most: 0, find: () => findBareParticiples() },
  { title: 'Functions of more than 100 lines', most: 10, find: () => findLongFunctions() },
  { title: 'Code files of more than 300 lines', most: 3, find: () => findLongFiles() },
  { title: 'Files of texts beside a messages.ts', most: 0, find: () => findOtherTextFiles() },
  { title: 'Commit subjects of more than 72 characters', most: 0, find: () => findLongSubjects() },
  { title: 'Lines that cite something that is not in this repository', most: 0, find: findBrokenCitations },
  { title: 'Benches without a checked baseline', most: 0, find: findUncheckedBenches },
];

/** For the checks: the figures above their limits; empty if every rule is kept. */
export async function findBrokenRules(): Promise<string> {
  const broken = houseRules
    .map((rule) => ({ ...rule, found: rule.find() }))
    .filter(({ found, most }) => found.length > most);
  return broken
    .map(({ title, most, found }) => [`${title}: ${found.length}, at most ${most}`, ...found].join('\n  '))
    .join('\n');
}
