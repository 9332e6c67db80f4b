import type { Component } from '#domain/components/component.ts';
import { whyIdle } from '#domain/measures/net-score.ts';
import { type ReadFields, SCALE_25 } from './field.ts';
import type { Year } from './year.ts';

/** What can be queried about the measures of an entry. */
const standings = [
  { id: 'lowering', label: 'measures that can lower the score' },
  { id: 'implemented', label: 'implemented measures' },
  { id: 'planned', label: 'planned measures' },
] as const;

/** The scores of an entry before and after its measures, whichever of them counts; empty if there is none. */
export function scoreFieldsOf<Row extends { year: Year; component: Component }>(): ReadFields<Row> {
  return {
    grossScore: {
      label: 'Score before measures',
      ...SCALE_25,
      read: ({ year, component }) => year.byBasis(component).gross.score,
    },
    netScore: {
      label: 'Score after measures',
      ...SCALE_25,
      read: ({ year, component }) => year.byBasis(component).net?.score ?? null,
    },
  };
}

/** Both scores of an entry and facts about its measures; empty if there are none. */
export function measureFieldsOf<Row extends { year: Year; component: Component }>(): ReadFields<Row> {
  return {
    ...scoreFieldsOf<Row>(),
    netReason: {
      label: 'Reason for the score after measures',
      kind: 'long-text',
      read: ({ year, component }) =>
        year.measuresAt(component).net().state === 'counts'
          ? (year.data.netScores?.find(({ componentId }) => componentId === component.id)?.reason ?? null)
          : null,
    },
    measures: {
      label: 'Measures',
      kind: 'choices',
      options: standings,
      saidLike: ['with {value}', 'without {value}'],
      read: ({ year, component }) => {
        const { measures } = year.measuresAt(component);
        const yearStart = year.data.assessment.financialYearStart;
        const held = standings.filter(({ id }) =>
          measures.some((measure) => (id === 'lowering' ? whyIdle(measure, yearStart) === null : measure.state === id)),
        );
        return held.length === 0 ? null : held.map(({ id }) => id);
      },
    },
  };
}
