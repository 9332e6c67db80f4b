/** Prints the figures on the structure of the code that `npm run check` enforces, and some others for information. */
import './pinned-node.ts';
import { houseRules } from './house/rules.ts';
import { measureSizes } from './house/sizes.ts';
import { CODE_ROOMS, readSources } from './house/sources.ts';

for (const { title, most, find } of houseRules) {
  const found = find();
  console.log(`${found.length <= most ? '✓' : '✗'} ${title}: ${found.length}, at most ${most}`);
  for (const line of found) console.log(`    ${line}`);
}

const figures = [...CODE_ROOMS, 'tests'].map((room) => ({ room, ...measureSizes(readSources([room])) }));
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
