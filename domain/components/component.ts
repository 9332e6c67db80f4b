import type { ValuesOf } from '#domain/fields/values.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { componentFields } from './fields.ts';

/**
 * One impact, risk or opportunity under a topic, as a person stated it: see `fields.ts`. Overall scores are computed
 * (`component-score.ts`), never stored. Fields of the other side keep their defaults.
 */
export interface Component extends ValuesOf<typeof componentFields> {
  id: ComponentId;
}
