import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { wordDifference } from '#domain/fields/wording.ts';

/** What a component says in the fields in which it differs from the other: one line each, 'Severity: 4'. */
export function describeDifference(one: Component, other: Component, topics: readonly Topic[]): string {
  return wordDifference(componentFields, one, other, (id) => topics.find((topic) => topic.id === id)?.name);
}
