import type { ComponentId } from '#domain/ids.ts';
import type { Activity } from './activity.ts';
import { compareActivities } from './tiers.ts';

/** The activities that each component is placed on, from upstream to downstream. */
export function activitiesOn<Row extends Activity>(activities: readonly Row[]): Map<ComponentId, Row[]> {
  const on = new Map<ComponentId, Row[]>();
  for (const activity of activities.toSorted(compareActivities)) {
    for (const id of activity.componentIds) {
      const own = on.get(id);
      if (own) own.push(activity);
      else on.set(id, [activity]);
    }
  }
  return on;
}

/** The names of the activities that each component is placed on, from upstream to downstream. */
export function activityNames(activities: readonly Activity[]): Map<ComponentId, string[]> {
  return new Map([...activitiesOn(activities)].map(([id, own]) => [id, own.map(({ name }) => name)]));
}
