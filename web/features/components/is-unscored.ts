import { componentFields } from '#domain/components/fields.ts';
import { SCORE_FIELDS } from '#domain/components/score-fields.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { ComponentInput } from './component-input.ts';

/**
 * Whether nobody has scored what stands in the form of a new component: no score was pressed, and each is what a new one begins with.
 * What was saved so was meant so. Of one that was begun without scores its own fields say which are open.
 */
export function isUnscored({ component, isScored = false }: ComponentInput, isNew: boolean): boolean {
  const first = startingValues(componentFields);
  return isNew && !isScored && SCORE_FIELDS.every((name) => component[name] === first[name]);
}
