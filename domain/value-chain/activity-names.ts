import type { ComponentId } from '#domain/ids.ts';
import type { Activity } from './activity.ts';

/** The names of the activities on which each component lies. */
export function activityNames(activities: readonly Activity[]): Map<ComponentId, string[]> {
  const names = new Map<ComponentId, string[]>();
  for (const { name, componentIds } of activities) {
    for (const id of componentIds) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}
