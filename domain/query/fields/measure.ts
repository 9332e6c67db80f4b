import { places } from '#domain/chat/places.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { asSentence } from '#domain/fields/wording.ts';
import { measureFields } from '#domain/measures/fields.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { whyIdle, whyNoNet } from '#domain/measures/net-score.ts';
import { IDLE, NO_NET } from '#domain/measures/words.ts';
import type { Option } from '#domain/reference/option.ts';
import { tableFields } from './field.ts';
import { noun } from './noun.ts';
import { evidenceFields } from './of-evidence.ts';
import { scoreFieldsOf } from './of-measures.ts';
import { topicFields } from './of-topic.ts';
import type { TopicOfYear, Year } from './year.ts';

interface MeasureRow {
  year: Year;
  measure: Measure;
  /** The component that it belongs to. */
  component: Component;
  topic: TopicOfYear;
}

const stated = tableFields(
  measureFields,
  (name) =>
    ({ measure }: MeasureRow) =>
      measure[name as keyof Measure],
);

const NOT_STATED = { id: 'not-stated', label: 'No score after measures has been entered' };
const whyNoneOptions: readonly Option[] = [
  ...Object.entries({ ...IDLE, ...NO_NET }).map(([id, label]) => ({ id, label: asSentence(label) })),
  NOT_STATED,
];

/** Why a measure does not lower a score; null if it does. */
function whyNone({ year, measure, component }: MeasureRow): string | null {
  const why = whyIdle(measure, year.data.assessment.financialYearStart) ?? whyNoNet(component);
  if (why !== null) return why;
  return year.measuresAt(component).net().state === 'counts' ? null : NOT_STATED.id;
}

/** Measures for impacts, risks and opportunities: first those that lower a score, then by the order of their entries. */
export const measureNoun = noun<MeasureRow>({
  plural: 'measures',
  fields: {
    ...stated,
    ...(stated.effectiveness && {
      // One of its values is a negation: 'judged to be not effective' could be either.
      effectiveness: { ...stated.effectiveness, saidLike: ['judged {value}', 'not judged {value}'] },
    }),
    namedAt: { label: 'Named at', kind: 'line', read: ({ component }) => component.title },
    namedAtKind: {
      label: 'Kind of entry',
      kind: 'choice',
      options: componentFields.kind.options,
      saidLike: ['of entries of kind {value}', 'not of entries of kind {value}'],
      read: ({ component }) => component.kind,
    },
    lowers: {
      label: 'Lowers a score',
      kind: 'flag',
      saidAs: ['that lower a score', 'that do not lower a score'],
      read: (row) => whyNone(row) === null,
    },
    whyNone: {
      label: 'Why it does not lower a score',
      kind: 'choice',
      options: whyNoneOptions,
      saidLike: ['that do not lower a score because {value}', 'not without effect because {value}'],
      read: whyNone,
    },
    ...scoreFieldsOf<MeasureRow>(),
    ...topicFields(({ topic }) => topic),
    ...evidenceFields(({ year, measure }) => [year.evidenceOf('measure', measure.id)]),
  },
  columns: [
    'namedAt',
    'kind',
    'state',
    'since',
    'effectiveness',
    'grossScore',
    'netScore',
    'whyNone',
    'owner',
    'evidence',
  ],
  order: { field: 'lowers', order: 'highest' },
  isComparable: false,
  hasEarlier: true,
  rows({ year }) {
    const named = Map.groupBy(year.data.measures ?? [], ({ componentId }) => componentId);
    const rows = year.data.components.flatMap((component) =>
      (named.get(component.id) ?? []).map((measure) => ({
        year,
        measure,
        component,
        topic: year.topicOf(component.topicId),
      })),
    );
    const { idle = [], lowering = [] } = Object.groupBy(rows, (row) => (whyNone(row) === null ? 'lowering' : 'idle'));
    return [...lowering, ...idle];
  },
  nameOf: ({ year, measure, component, topic }) => ({
    id: measure.id,
    label: measure.title,
    path: places.measure(year.data, component, measure),
    isSetAside: !topic.isRelevant,
  }),
});
