import { nouns } from '../fields/nouns.ts';
import type { QueryNoun } from '../fields/query-nouns.ts';

/** Fields that are called nearly the same: one asks for all that reaches there, the other for what was stated to the letter. */
const CALLED: Partial<Record<QueryNoun, Readonly<Record<string, string>>>> = {
  component: {
    horizon: 'Time horizon',
    timeHorizon: 'Time horizon, exactly',
    valueChainConcentration: 'Place in the value chain, exactly',
  },
};

/** What menus call a field. */
export const menuLabel = (noun: QueryNoun, name: string): string =>
  CALLED[noun]?.[name] ?? nouns[noun].fields[name]?.label ?? name;
