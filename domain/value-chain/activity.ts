import type { ValuesOf } from '#domain/fields/values.ts';
import type { ActivityId, ComponentId } from '#domain/ids.ts';
import type { activityFields } from './fields.ts';

/** An activity of the value chain with the components placed on it. */
export interface Activity extends ValuesOf<typeof activityFields> {
  id: ActivityId;
  /** Some of these may have been deleted; they do not count. */
  componentIds: readonly ComponentId[];
  /** Why nothing was found although someone has looked; '' if not stated. */
  nothingFound: string;
  /** Who said so, and when, as ISO 8601; '' and null if nobody did. */
  nothingFoundBy: string;
  nothingFoundAt: string | null;
}
