import { found } from '#domain/found.ts';
import { earlierYearComponents } from './earlier-year-components.ts';
import type { SampleActivity } from './sample-shapes.ts';
import { valueChain } from './value-chain.ts';

const titles = new Set(earlierYearComponents.map(({ title }) => title));

/** An activity of the current year as it stood a year before: with the entries that there were. */
function earlier(name: string, stated: Partial<SampleActivity> = {}): SampleActivity {
  const activity = found(
    valueChain.find((candidate) => candidate.name === name),
    name,
  );
  return { ...activity, entries: activity.entries.filter((title) => titles.has(title)), ...stated };
}

/** The first assessment's value chain: it did not yet distinguish traders from processors, and nobody had asked the hauliers. */
export const earlierValueChain: SampleActivity[] = [
  earlier('Cocoa, palm and soy farms', { note: 'Known by trader only.' }),
  earlier('Dairy farms'),
  earlier('Vegetable contract growers', { note: '43 growers, 19,000 t in the year.' }),
  earlier('Milk cooperatives and traders'),
  earlier('Dessert plant', { note: '305 people.' }),
  earlier('Bar and biscuit plant', { note: '180 people.' }),
  earlier('Soup and vegetable plant', { note: '115 people.' }),
  earlier('Sales offices', { nothingFound: 'Asked the sales director: rented rooms, desk work.' }),
  earlier('Hauliers and chilled warehouse'),
  earlier('Food retailers'),
  earlier('Desserts, bars and soups on the table'),
  earlier('Packs after use', { note: '' }),
];
