import type { WholeAssessment } from '#contract/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { ComponentId, LinkId, MeasureId } from '#domain/ids.ts';
import { linkFields } from '#domain/links/fields.ts';
import { LEADS_TO, type Link } from '#domain/links/link.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { Option } from '#web/ui/inputs/select.tsx';

/** How a person connects the entry in front of them with something else. */
export type Relation = 'gives-rise' | 'arises' | 'depends' | 'causes' | 'caused';

/** The connections that an entry of each kind can have (method M32). */
const RELATIONS: Readonly<Record<ComponentKind, readonly Relation[]>> = {
  impact: ['gives-rise', 'caused', 'causes'],
  risk: ['arises', 'depends', 'caused', 'causes'],
  opportunity: ['arises', 'depends', 'causes'],
};

/** The same, without what needs a measure that does not exist. */
export function relationsOf({ id, kind }: Component, { measures }: Pick<WholeAssessment, 'measures'>): Relation[] {
  const [own, others] = [
    measures.some(({ componentId }) => componentId === id),
    measures.some(({ componentId }) => componentId !== id),
  ];
  return RELATIONS[kind].filter((relation) => (relation === 'causes' ? own : relation === 'caused' ? others : true));
}

/** What the form of a link contains. */
export interface LinkInput {
  relation: Relation;
  /** The other entry, or the other entry's measure. */
  other: string;
  /** The measure of this entry. */
  measure: string;
  dependency: string;
  note: string;
}

/** The same for a link that exists, as the entry in front of the person shows it. */
export function inputOf(link: Link, own: ComponentId, isOwn: (measure: MeasureId) => boolean): LinkInput {
  const { kind, fromComponentId, fromMeasureId, componentId, dependency, note } = link;
  const input = { other: '', measure: '', dependency, note };
  if (kind === 'dependency') return { ...input, relation: 'depends' };
  if (kind === 'gives-rise-to') {
    if (fromComponentId === own) return { ...input, relation: 'gives-rise', other: componentId };
    return { ...input, relation: 'arises', other: fromComponentId ?? '' };
  }
  const measure = fromMeasureId ?? ('' as MeasureId);
  if (isOwn(measure)) return { ...input, relation: 'causes', measure, other: componentId };
  return { ...input, relation: 'caused', other: measure };
}

/** What can be chosen for a connection: entries, or measures of other entries, each with the code of its topic. */
export function choicesFor(relation: Relation, component: Component, whole: WholeAssessment): Option[] {
  const codes = new Map(whole.topics.map(({ id, code }) => [id, code]));
  const entries = new Map(whole.components.map((row) => [row.id, row]));
  const nameOf = ({ topicId, title }: Component) => `${codes.get(topicId) ?? ''} ${title}`.trim();
  if (relation === 'caused')
    return whole.measures.flatMap(({ id, title, componentId }) => {
      const entry = entries.get(componentId);
      return entry && entry.id !== component.id ? [{ value: id, label: `${title} (${nameOf(entry)})` }] : [];
    });
  const kinds: readonly ComponentKind[] =
    relation === 'arises' ? ['impact'] : LEADS_TO[relation === 'causes' ? 'causes' : 'gives-rise-to'];
  return whole.components
    .filter(({ id, kind }) => id !== component.id && kinds.includes(kind))
    .map((row) => ({ value: row.id, label: nameOf(row) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en', { numeric: true }));
}

/** The link that a form describes. */
export function linkOf({ relation, other, measure, dependency, note }: LinkInput, id: LinkId, own: ComponentId): Link {
  const link = { ...startingValues(linkFields), id, note: note.trim() };
  const entry = other as ComponentId;
  switch (relation) {
    case 'gives-rise':
      return { ...link, kind: 'gives-rise-to', fromComponentId: own, componentId: entry };
    case 'arises':
      return { ...link, kind: 'gives-rise-to', fromComponentId: entry, componentId: own };
    case 'depends':
      return { ...link, kind: 'dependency', dependency: dependency.trim(), componentId: own };
    case 'causes':
      return { ...link, kind: 'causes', fromMeasureId: measure as MeasureId, componentId: entry };
    case 'caused':
      return { ...link, kind: 'causes', fromMeasureId: other as MeasureId, componentId: own };
  }
}
