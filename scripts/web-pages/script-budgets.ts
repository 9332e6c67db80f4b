import { type Audience, type ScreenName, screens } from '#contract/screens.ts';

/**
 * How much script the heaviest page of each group may bring, everything before it included: kilobytes of 1000 bytes, gzipped.
 * Two numbers, so that no file is split for the sake of one screen ([decision 15](../../docs/decisions/0015-screens-and-page-building.md)).
 */
export const scriptBudgets = { 'before signing in': 161, 'after signing in': 317 } as const;

type Group = keyof typeof scriptBudgets;

const groupOfAudience: Readonly<Record<Audience, Group>> = {
  public: 'before signing in',
  visitor: 'before signing in',
  person: 'after signing in',
  newcomer: 'after signing in',
  member: 'after signing in',
  worker: 'after signing in',
};

/** What a screen's page brings of script, in kilobytes of 1000 bytes, gzipped. */
export interface PageWeight {
  name: ScreenName;
  kilobytes: number;
}

/** Which of the two budgets a screen has to keep. */
export const groupOf = (name: ScreenName): Group => groupOfAudience[screens[name].who];

export const isHeavy = ({ name, kilobytes }: PageWeight): boolean => kilobytes > scriptBudgets[groupOf(name)];

/** 'dashboard: 316.2 kB of script, at most 317 after signing in' */
export const describeWeight = ({ name, kilobytes }: PageWeight): string =>
  `${name}: ${kilobytes.toFixed(1)} kB of script, at most ${scriptBudgets[groupOf(name)]} ${groupOf(name)}`;
