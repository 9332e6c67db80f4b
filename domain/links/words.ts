import type { Component } from '#domain/components/component.ts';
import type { Measure } from '#domain/measures/measure.ts';
import type { Link, LinkEnds, LinkProblem } from './link.ts';

type Ends = LinkEnds<Pick<Component, 'title'>, Pick<Measure, 'title'>>;

/** The entry that a link leads to, from where it begins: 'Gives rise to: Legal claims'. */
export function sayTo({ measure, to }: Ends, name = to.title): string {
  return measure ? `Its measure “${measure.title}” causes: ${name}` : `Gives rise to: ${name}`;
}

/** Where a link begins, from the entry that it leads to: 'Arises from: Low wages', 'Depends on: skilled welders'. */
export function sayFrom({ from, measure }: Ends, { dependency }: Pick<Link, 'dependency'>, name?: string): string {
  if (measure) return `Caused by the measure “${measure.title}” on: ${name ?? from?.title ?? ''}`;
  return from ? `Arises from: ${name ?? from.title}` : `Depends on: ${dependency}`;
}

/** A link as a sentence without a full stop: '“Low wages” gives rise to “Legal claims”'. */
export function sayLink({ from, measure, to }: Ends, { dependency }: Pick<Link, 'dependency'>): string {
  if (measure) return `The measure “${measure.title}” causes “${to.title}”`;
  return from ? `“${from.title}” gives rise to “${to.title}”` : `The dependency “${dependency}” is behind “${to.title}”`;
}

/** Why a link cannot be made. */
export const LINK_PROBLEMS: Readonly<Record<LinkProblem, string>> = {
  'beginning-required': 'Choose what leads to it.',
  'wrong-beginning': 'Such a link begins at an impact, at a measure, or with a dependency in words.',
  'wrong-end':
    'Impacts and dependencies lead to risks and opportunities. Measures lead to impacts and risks. Choose another entry.',
  'same-entry': 'An entry cannot lead to itself. Choose another entry.',
};
