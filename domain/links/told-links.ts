import type { Component } from '#domain/components/component.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { type Link, type LinkEnds, linksReader, linksWithEnds } from './link.ts';

/** The parts of an entry that a list of links names. */
export type LinkedEntry = Pick<Component, 'id' | 'kind' | 'title' | 'topicId'>;
type LinkedMeasure = Pick<Measure, 'id' | 'componentId' | 'title'>;

/** A link as one of its entries shows it. */
export interface ToldLink extends Pick<Link, 'id' | 'kind' | 'dependency' | 'note'> {
  /** Whether it leads to the entry that shows it, or begins there. */
  direction: 'into' | 'out-of';
  /** The title of the measure that it begins at. */
  measure: string | null;
  /** The other entry; null for a dependency. */
  other: LinkedEntry | null;
}

/** Returns the links of each entry as it shows them: first where it comes from, then what it leads to. */
export function toldLinks(data: {
  components: readonly LinkedEntry[];
  measures?: readonly LinkedMeasure[] | undefined;
  links?: readonly Link[] | undefined;
}): (id: ComponentId) => ToldLink[] {
  const linksAt = linksReader(linksWithEnds<Link, LinkedEntry, LinkedMeasure>(data));
  return (id) => {
    const { into, outOf } = linksAt(id);
    return [...into.map((each) => told(each, 'into')), ...outOf.map((each) => told(each, 'out-of'))];
  };
}

function told(
  { link, from, measure, to }: LinkEnds<LinkedEntry, LinkedMeasure> & { link: Link },
  direction: ToldLink['direction'],
): ToldLink {
  const other = direction === 'into' ? from : to;
  return {
    ...{ id: link.id, kind: link.kind, dependency: link.dependency, note: link.note, direction },
    measure: measure?.title ?? null,
    other: other ? { id: other.id, kind: other.kind, title: other.title, topicId: other.topicId } : null,
  };
}
