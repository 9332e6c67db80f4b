/** How the house stands: prints the figures that `npm run check` keeps, and those that one wants to see. */
import './pinned-node.ts';
import { findBrokenCitations } from './house/citations.ts';
import { findFolderPairs, MOST_PAIRS } from './house/folder-pairs.ts';
import { findFieldPlaces, findScreenPlaces } from './house/places.ts';
import { measureSizes } from './house/sizes.ts';
import { readSources } from './house/sources.ts';
import { findBrokenStops, ways } from './house/ways.ts';

function print(title: string, found: readonly string[], most: number): void {
  console.log(`${found.length <= most ? '✓' : '✗'} ${title}: ${found.length}, at most ${most}`);
  for (const line of found) console.log(`    ${line}`);
}

print(
  'Pairs of folders that import each other',
  findFolderPairs().map(({ name }) => name),
  MOST_PAIRS,
);
print('Places to edit for a field of a component, besides its migration', findFieldPlaces(), 2);
print('Places to edit for a screen', findScreenPlaces(), 2);
for (const { value, most, stops } of ways) {
  print(
    `${value}, from table to screen`,
    stops.map(({ file }) => file),
    most,
  );
}
const broken = (await findBrokenCitations()).split('\n').filter((line) => line !== '');
print('Lines that cite what cannot be looked up here', broken, 0);
for (const wrong of ways.flatMap(findBrokenStops)) console.log(`✗ ${wrong}`);

const figures = [
  'domain',
  'contract',
  'database',
  'sample',
  'analyst',
  'server',
  'web',
  'scripts',
  'bench',
  'tests',
].map((room) => ({ room, ...measureSizes(readSources([room])) }));
console.table(
  Object.fromEntries(
    figures
      .filter(({ files }) => files > 0)
      .map(({ room, nonNull, casts, any, fileMedian, fileP90, functionMedian, functionP90, ...rest }) => [
        room,
        {
          ...rest,
          'file median / p90': `${fileMedian} / ${fileP90}`,
          'function median / p90': `${functionMedian} / ${functionP90}`,
          '! per 1,000': Number(nonNull.toFixed(1)),
          'as per 1,000': Number(casts.toFixed(1)),
          'any per 1,000': Number(any.toFixed(1)),
        },
      ]),
  ),
);
