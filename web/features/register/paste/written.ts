import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isLikelihoodAsked } from '#domain/components/open-scores.ts';
import { fieldOfScore } from '#domain/components/score-fields.ts';
import { isSameValue, namesOf } from '#domain/fields/values.ts';

type Name = keyof typeof componentFields;

/** What is already shown at the top of an entry, and what is stated about its scores as a whole. */
const SAID_APART: readonly Name[] = ['topicId', 'kind', 'title', 'severityOpen', 'likelihoodOpen'];

/** The fields of a new entry that have a value, including the scores that are given; long texts come last. */
export function writtenIn(component: Component): Name[] {
  const { id, topicId, kind, severityOpen, likelihoodOpen } = component;
  const begun = newComponent(id, topicId, kind);
  const given: Name[] = [
    ...(severityOpen ? [] : [fieldOfScore('severity', kind)]),
    ...(likelihoodOpen || !isLikelihoodAsked(component) ? [] : [fieldOfScore('likelihood', kind)]),
  ];
  const names = namesOf(componentFields).filter(
    (name) => !SAID_APART.includes(name) && (given.includes(name) || !isSameValue(component[name], begun[name])),
  );
  const isLong = (name: Name) => componentFields[name].kind === 'long-text';
  return [...names.filter((name) => !isLong(name)), ...names.filter(isLong)];
}
