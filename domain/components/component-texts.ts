import type { Field } from '#domain/fields/kinds.ts';
import { namesOf } from '#domain/fields/values.ts';
import type { Component } from './component.ts';
import { REASON_OF } from './criteria.ts';
import { componentFields } from './fields.ts';

const texts = namesOf(componentFields)
  .filter((name) => name !== 'title')
  .map((name) => ({ name, field: componentFields[name] as Field }))
  .filter(({ field }) => field.kind === 'line' || field.kind === 'long-text');

const REASONS: ReadonlySet<string | null> = new Set(Object.values(REASON_OF));

/** The texts of a component, except its title and the reasons for its scores, by field name, without blank ones. */
export function shortTexts(component: Component): { label: string; text: string }[] {
  return texts
    .filter(({ name, field }) => field.kind === 'line' && !REASONS.has(name))
    .map(({ name, field }) => ({ label: field.label, text: String(component[name]).trim() }))
    .filter(({ text }) => text !== '');
}

/** All texts of a component except its title, for searching. */
export function allTexts(component: Component): string {
  return texts.map(({ name }) => component[name]).join(' ');
}
