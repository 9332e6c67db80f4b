import type { SampleLink } from './sample-shapes.ts';

const CHILDREN: SampleLink = {
  kind: 'gives-rise-to',
  from: 'Child labour in ingredient supply',
  to: 'Delisting after a child or forced labour case',
  note: 'A confirmed case on one farm is enough to end the contract.',
};

/** The links of the current year: three from impacts, two from dependencies, and one from a measure that costs smallholders their market. */
export const links: readonly SampleLink[] = [
  CHILDREN,
  {
    kind: 'gives-rise-to',
    from: 'Commodity-driven deforestation',
    to: 'Lots without proof of origin lose their market',
    note: 'Where forest was cleared for a lot, the proof cannot be given.',
  },
  {
    kind: 'gives-rise-to',
    from: 'Food-safety incidents',
    to: 'Product recall',
    note: '',
  },
  {
    kind: 'dependency',
    from: 'Wild and managed pollinators of fruit, almonds and rapeseed',
    to: 'Loss of pollination and fertile soil',
    note: '23 % of purchase value depends strongly on pollination.',
  },
  {
    kind: 'dependency',
    from: 'Groundwater of the Villaejemplo basin',
    to: 'Water scarcity at sourcing regions',
    note: 'The plant and its growers draw from the same basin.',
  },
  {
    kind: 'causes',
    from: 'Plot data checked before each shipment',
    to: 'Cocoa income below a living income',
    note: 'Smallholders who cannot supply the data deliver nothing for two of our customers and lose that income.',
  },
];

/** The links of the year before. */
export const earlierLinks: readonly SampleLink[] = [CHILDREN];
