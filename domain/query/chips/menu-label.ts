import { nouns } from '../fields/nouns.ts';
import type { QueryNoun } from '../fields/query-nouns.ts';

/** Fields with nearly the same name: one asks for everything that extends there, the other for exactly what was stated. */
const CALLED: Partial<Record<QueryNoun, Readonly<Record<string, string>>>> = {
  component: {
    horizon: 'Time horizon',
    timeHorizon: 'Time horizon, exactly',
    valueChainConcentration: 'Place in the value chain, exactly',
  },
};

/** The name of a field in menus. */
export const menuLabel = (noun: QueryNoun, name: string): string =>
  CALLED[noun]?.[name] ?? nouns[noun].fields[name]?.label ?? name;
