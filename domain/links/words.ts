import type { Component } from '#domain/components/component.ts';
import type { Measure } from '#domain/measures/measure.ts';
import type { Link, LinkEnds } from './link.ts';

type Ends = LinkEnds<Pick<Component, 'title'>, Pick<Measure, 'title'>>;

/** What a link says before the name of its other end. */
export const linkLabels = {
  givesRise: 'Gives rise to',
  arises: 'Arises from',
  depends: 'Depends on',
  causes: (measure: string) => `Its measure “${measure}” causes`,
  causedBy: (measure: string) => `Caused by the measure “${measure}” of`,
} as const;

/** The entry that a link leads to, from where it begins: 'Gives rise to: Legal claims'. */
export function sayTo({ measure, to }: Ends, name = to.title): string {
  return `${measure ? linkLabels.causes(measure.title) : linkLabels.givesRise}: ${name}`;
}

/** Where a link begins, from the entry that it leads to: 'Arises from: Low wages', 'Depends on: skilled welders'. */
export function sayFrom({ from, measure }: Ends, { dependency }: Pick<Link, 'dependency'>, name?: string): string {
  const title = name ?? from?.title ?? '';
  if (measure) return `${linkLabels.causedBy(measure.title)}: ${title}`;
  return from ? `${linkLabels.arises}: ${title}` : `${linkLabels.depends}: ${dependency}`;
}

/** A link as a sentence without a full stop: '“Low wages” gives rise to “Legal claims”'. */
export function sayLink({ from, measure, to }: Ends, { dependency }: Pick<Link, 'dependency'>): string {
  if (measure) return `The measure “${measure.title}” causes “${to.title}”`;
  return from
    ? `“${from.title}” gives rise to “${to.title}”`
    : `The dependency “${dependency}” is behind “${to.title}”`;
}
