import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { ComponentInput } from './component-input.ts';

/** The fields in which somebody scores. */
const scoreNames = (Object.keys(componentFields) as (keyof typeof componentFields)[]).filter((name) =>
  componentFields[name].kind.endsWith('score5'),
);

/** Whether a change is one of scores: pressing the value that stands there says it, too. */
export const isScoring = (change: Partial<Component>) => scoreNames.some((name) => name in change);

/**
 * Whether nobody has scored what stands in the form: it is new, no score was pressed, and each is what a new one begins with. What
 * was saved so was meant so.
 */
export function isUnscored({ component, isScored = false }: ComponentInput, isNew: boolean): boolean {
  const first = startingValues(componentFields);
  return isNew && !isScored && scoreNames.every((name) => component[name] === first[name]);
}
