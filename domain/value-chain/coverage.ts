import type { Component } from '#domain/components/component.ts';
import { type ComponentScore, isCounted } from '#domain/components/component-score.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { type EntryBars, isMaterialEntry, scoreBy } from '#domain/results/entry-thresholds.ts';
import type { Activity } from './activity.ts';
import { tiers } from './fields.ts';
import { type ChainPart, compareActivities, partOf, type Tier } from './tiers.ts';

/** `open`: nothing is placed on it, and nobody has stated why. */
export type ActivityState = 'placed' | 'nothing-found' | 'open';

/** A component with its score that counts. */
interface RatedEntry {
  component: Component;
  score: ComponentScore;
}

/** An activity with the components placed on it. */
export interface CoveredActivity {
  activity: Activity;
  state: ActivityState;
  /** Entries that count come first, each group with the highest score first. */
  entries: RatedEntry[];
  counts: Record<ComponentKind, number>;
  /** The highest score that counts; null if there is none. */
  highest: number | null;
  /** Whether one of them is material. */
  isMaterial: boolean;
}

/** `unnamed`: it has no activity; `unseen`: it has activities, and all of them are open. */
type TierState = 'unnamed' | 'unseen' | 'seen';

export interface CoveredTier {
  tier: Tier;
  state: TierState;
  activities: CoveredActivity[];
}

/** How much of a value chain has been looked at. Nothing here prevents an assessment from being completed (product P47). */
export interface Coverage {
  /** From upstream to downstream; the outermost tiers are included only if they have an activity. */
  tiers: CoveredTier[];
  /** Without a component, and without a statement that nothing was found. */
  open: CoveredActivity[];
  /** Tiers that nobody has examined. */
  unseen: Tier[];
  /** Components that are not placed on any activity. */
  notPlaced: Component[];
}

/** Shown only if used, because not every company has them. */
const FARTHEST: readonly Tier[] = ['upstream-3', 'downstream-3'];

/**
 * Determines what has been looked at in a value chain.
 * @param bars which score of an entry counts, and when it is material
 */
export function coverageOf(
  activities: readonly Activity[],
  components: readonly Component[],
  bars: EntryBars,
): Coverage {
  const placed = new Set(activities.flatMap(({ componentIds }) => componentIds));
  const rated = components.map((component) => ({ component, score: scoreBy(bars, component) }));
  const covered = activities.toSorted(compareActivities).map((activity) => coverActivity(activity, rated, bars));
  const shown = tiers
    .map(({ id }) => coverTier(id, covered))
    .filter(({ tier, activities: held }) => held.length > 0 || !FARTHEST.includes(tier));
  return {
    tiers: shown,
    open: shown.flatMap((tier) => tier.activities).filter(({ state }) => state === 'open'),
    unseen: shown.filter(({ state }) => state !== 'seen').map(({ tier }) => tier),
    notPlaced: components.filter(({ id }) => !placed.has(id)),
  };
}

function coverActivity(activity: Activity, rated: readonly RatedEntry[], bars: EntryBars): CoveredActivity {
  const ids = new Set(activity.componentIds);
  const held = ids.size === 0 ? [] : rated.filter(({ component }) => ids.has(component.id));
  const scored = held.map(({ score }) => score).filter(isCounted);
  const counts: Record<ComponentKind, number> = { impact: 0, risk: 0, opportunity: 0 };
  for (const { component } of held) counts[component.kind] += 1;
  return {
    activity,
    state: held.length > 0 ? 'placed' : activity.nothingFound === '' ? 'open' : 'nothing-found',
    entries: held.toSorted((one, other) => rankOf(other) - rankOf(one)),
    counts,
    highest: scored.length === 0 ? null : Math.max(...scored.map(({ score }) => score)),
    isMaterial: held.some(({ component, score }) => isMaterialEntry(score, component.topicId, bars)),
  };
}

/** The order of entries: those that count come before those that do not. */
function rankOf({ score }: RatedEntry): number {
  return isCounted(score) ? score.score : (score.score ?? 0) - 100;
}

function coverTier(tier: Tier, covered: readonly CoveredActivity[]): CoveredTier {
  const activities = covered.filter(({ activity }) => activity.tier === tier);
  const isSeen = activities.some(({ state }) => state !== 'open');
  return { tier, state: activities.length === 0 ? 'unnamed' : isSeen ? 'seen' : 'unseen', activities };
}

/** The parts that a component's own field names; empty if it names none. */
export function partsSaid({ valueChainConcentration }: Pick<Component, 'valueChainConcentration'>): ChainPart[] {
  const words = valueChainConcentration.split('-');
  return (['upstream', 'own', 'downstream'] as const).filter((part) => words.includes(part));
}

/** Whether a component's field contradicts the part that an activity is in. A field that names no part contradicts nothing. */
export function isAtOdds(component: Pick<Component, 'valueChainConcentration'>, tier: Tier): boolean {
  const said = partsSaid(component);
  return said.length > 0 && !said.includes(partOf(tier));
}
