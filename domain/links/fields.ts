import { type Fields, line, oneOf, optionalReference, reference } from '#domain/fields/kinds.ts';
import { MAX_LINE, MAX_REASON } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';

/** What a link says of its entry: where a risk or opportunity comes from, or what a measure does elsewhere (method M32). */
export const linkKinds = [
  { id: 'gives-rise-to', label: 'From an impact' },
  { id: 'dependency', label: 'From a dependency' },
  { id: 'causes', label: 'From a measure' },
] as const satisfies readonly Option[];

export type LinkKind = (typeof linkKinds)[number]['id'];

/**
 * The fields of a link. It has exactly one beginning, which its kind determines: an impact, a measure, or a dependency in words, because
 * dependencies are no records of their own.
 */
export const linkFields = {
  kind: oneOf(linkKinds, { label: 'Kind of link', default: 'gives-rise-to' }),
  fromComponentId: optionalReference({ of: 'component', label: 'From the impact' }),
  fromMeasureId: optionalReference({ of: 'measure', label: 'From the measure' }),
  dependency: line({ label: 'Dependency', max: MAX_LINE }),
  /** The entry that it leads to. */
  componentId: reference({ of: 'component', label: 'Leads to', required: 'component-required' }),
  note: line({ label: 'Note', max: MAX_REASON }),
} as const satisfies Fields;
