import { places } from '#domain/chat/places.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { measureFields } from '#domain/measures/fields.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { whyIdle } from '#domain/measures/net-score.ts';
import { tableFields } from './field.ts';
import { noun } from './noun.ts';
import { evidenceFields } from './of-evidence.ts';
import { topicFields } from './of-topic.ts';
import type { TopicOfYear, Year } from './year.ts';

interface MeasureRow {
  year: Year;
  measure: Measure;
  /** What it is named at. */
  component: Component;
  topic: TopicOfYear;
}

const stated = tableFields(
  measureFields,
  (name) =>
    ({ measure }: MeasureRow) =>
      measure[name as keyof Measure],
);

/** Measures at impacts, risks and opportunities, in the order of these. */
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
      saidAs: ['that lower a score', 'that lower no score'],
      read: ({ year, measure, component }) =>
        whyIdle(measure, year.data.assessment.financialYearStart) === null &&
        year.measuresAt(component).net().state === 'counts',
    },
    ...topicFields(({ topic }) => topic),
    ...evidenceFields(({ year, measure }) => [year.evidenceOf('measure', measure.id)]),
  },
  columns: ['namedAt', 'kind', 'state', 'since', 'effectiveness', 'lowers'],
  order: null,
  isComparable: false,
  hasEarlier: true,
  rows({ year }) {
    const named = Map.groupBy(year.data.measures ?? [], ({ componentId }) => componentId);
    return year.data.components.flatMap((component) =>
      (named.get(component.id) ?? []).map((measure) => ({
        year,
        measure,
        component,
        topic: year.topicOf(component.topicId),
      })),
    );
  },
  nameOf: ({ year, measure, component, topic }) => ({
    id: measure.id,
    label: measure.title,
    path: places.measure(year.data, component, measure),
    isSetAside: !topic.isRelevant,
  }),
});
