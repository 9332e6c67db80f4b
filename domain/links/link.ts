import type { Component } from '#domain/components/component.ts';
import type { ValuesOf } from '#domain/fields/values.ts';
import type { ComponentId, LinkId, MeasureId } from '#domain/ids.ts';
import type { Measure } from '#domain/measures/measure.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { LinkKind, linkFields } from './fields.ts';

/** A link as a person stated it. */
export interface Link extends ValuesOf<typeof linkFields> {
  id: LinkId;
}

/** Why a link cannot be made. */
export type LinkProblem = 'beginning-required' | 'wrong-beginning' | 'wrong-end' | 'same-entry';

/** The kinds of entries that a link of each kind can lead to (method M32). */
export const LEADS_TO: Readonly<Record<LinkKind, readonly ComponentKind[]>> = {
  'gives-rise-to': ['risk', 'opportunity'],
  dependency: ['risk', 'opportunity'],
  causes: ['impact', 'risk'],
};

/** The entries and measures that links refer to. */
interface LinkedRecords<C, M> {
  components: readonly C[];
  measures?: readonly M[] | undefined;
}

type LinkedComponent = Pick<Component, 'id' | 'kind'>;
type LinkedMeasure = Pick<Measure, 'id' | 'componentId'>;
type Ids = Pick<Link, 'fromComponentId' | 'fromMeasureId' | 'componentId'>;

/** Both ends of a link: `from` is the impact, or the entry of the measure; it is undefined for a dependency. */
export interface LinkEnds<C, M> {
  from?: C | undefined;
  measure?: M | undefined;
  to: C;
}

/** Which end of a link the assessment does not have (any longer). */
export type MissingEnd = 'from' | 'to';

/** Returns the ends of each link, or which of them is missing. */
export function endsReader<C extends LinkedComponent, M extends LinkedMeasure>({
  components,
  measures = [],
}: LinkedRecords<C, M>): (link: Ids) => LinkEnds<C, M> | MissingEnd {
  const entries = new Map<ComponentId | undefined, C>(components.map((row) => [row.id, row]));
  const named = new Map<MeasureId | null, M>(measures.map((row) => [row.id, row]));
  return ({ fromComponentId, fromMeasureId, componentId }) => {
    const measure = named.get(fromMeasureId);
    const from = entries.get(fromComponentId ?? measure?.componentId);
    if (!from && (fromComponentId !== null || fromMeasureId !== null)) return 'from';
    const to = entries.get(componentId);
    return to ? { from, measure, to } : 'to';
  };
}

/**
 * Why a link is not possible; null if it is. An impact or a dependency is a source of risks and opportunities (ESRS 1 (2023) §40, §50;
 * ESRS 1 (2026) §46-48), and a measure can cause an impact or a risk elsewhere (ESRS 1 (2023) §52-53; ESRS 1 (2026) §51).
 */
export function whyNoLink(
  link: Omit<Link, 'id' | 'note'>,
  { from, measure, to }: LinkEnds<LinkedComponent, LinkedMeasure>,
): LinkProblem | null {
  const isNamed = link.dependency.trim() !== '';
  const given = [link.fromComponentId !== null, link.fromMeasureId !== null, isNamed].filter(Boolean).length;
  if (given === 0) return 'beginning-required';
  if (given > 1) return 'wrong-beginning';
  if (link.kind === 'dependency' ? !isNamed : link.kind === 'causes' ? !measure : measure || from?.kind !== 'impact')
    return 'wrong-beginning';
  if (from && from.id === to.id) return 'same-entry';
  return LEADS_TO[link.kind].includes(to.kind) ? null : 'wrong-end';
}

/** Whether two links say the same: the same beginning leads to the same entry. */
export const isSameLink = (one: Omit<Link, 'id' | 'note'>, other: Omit<Link, 'id' | 'note'>): boolean =>
  one.componentId === other.componentId &&
  one.fromComponentId === other.fromComponentId &&
  one.fromMeasureId === other.fromMeasureId &&
  one.dependency.trim().toLowerCase() === other.dependency.trim().toLowerCase();

/** A link with both its ends. */
export interface LinkWithEnds<C, M, L = Link> extends LinkEnds<C, M> {
  link: L;
}

/** The links of an assessment whose ends both exist: a link with a deleted end waits for the deletion to be undone. */
export function linksWithEnds<L extends Ids, C extends LinkedComponent, M extends LinkedMeasure>({
  links = [],
  ...records
}: LinkedRecords<C, M> & { links?: readonly L[] | undefined }): LinkWithEnds<C, M, L>[] {
  if (links.length === 0) return [];
  const endsOf = endsReader(records);
  return links.flatMap((link) => {
    const ends = endsOf(link);
    return typeof ends === 'string' ? [] : [{ link, ...ends }];
  });
}

/** The links that lead to an entry, and those that begin at it or at one of its measures. */
export interface LinksAt<Of> {
  into: Of[];
  outOf: Of[];
}

/** Returns the links of each entry. */
export function linksReader<Of extends LinkEnds<LinkedComponent, LinkedMeasure>>(
  links: readonly Of[],
): (id: ComponentId) => LinksAt<Of> {
  const into = Map.groupBy(links, ({ to }) => to.id);
  const outOf = Map.groupBy(links, ({ from }) => from?.id);
  return (id) => ({ into: into.get(id) ?? [], outOf: outOf.get(id) ?? [] });
}
