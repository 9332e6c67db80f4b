import { type Audience, type ScreenName, screens } from '#contract/screens.ts';

/**
 * How much script the heaviest page of each group may load, including everything before it: in kilobytes of 1000 bytes, gzipped. There
 * are only two numbers, so that no file is split for a single screen ([decision
 * 15](../../docs/decisions/0015-screens-and-page-building.md)).
 */
export const scriptBudgets = { 'before signing in': 161, 'after signing in': 320 } as const;

type Group = keyof typeof scriptBudgets;

const groupOfAudience: Readonly<Record<Audience, Group>> = {
  public: 'before signing in',
  visitor: 'before signing in',
  person: 'after signing in',
  newcomer: 'after signing in',
  member: 'after signing in',
  worker: 'after signing in',
};

/** The amount of script that a screen's page loads, in kilobytes of 1000 bytes, gzipped. */
export interface PageWeight {
  name: ScreenName;
  kilobytes: number;
}

/** Which of the two budgets applies to a screen. */
export const groupOf = (name: ScreenName): Group => groupOfAudience[screens[name].who];

export const isHeavy = ({ name, kilobytes }: PageWeight): boolean => kilobytes > scriptBudgets[groupOf(name)];

/** 'dashboard: 316.2 kB of script, at most 318 after signing in' */
export const describeWeight = ({ name, kilobytes }: PageWeight): string =>
  `${name}: ${kilobytes.toFixed(1)} kB of script, at most ${scriptBudgets[groupOf(name)]} ${groupOf(name)}`;
