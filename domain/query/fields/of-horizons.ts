import type { Component } from '#domain/components/component.ts';
import { coveredBy } from '#domain/horizon-scores/horizon-score.ts';
import { type ScoredHorizon, scoredHorizons } from '#domain/horizon-scores/horizons.ts';
import { type ReadField, type ReadFields, SCALE_25 } from './field.ts';
import type { Year } from './year.ts';

type Row = { year: Year; component: Component };

/** The horizons that a score belongs to: an entry's own score can be for several. */
const horizonsOf = (horizon: ScoredHorizon | 'own', { timeHorizon }: Component): string[] =>
  horizon === 'own' ? coveredBy(timeHorizon) : [horizon];

function scoreFor<Of extends Row>(id: ScoredHorizon, label: string): ReadField<Of> {
  return {
    label,
    ...SCALE_25,
    read: ({ year, component }) =>
      year.horizonsAt(component).find(({ horizon }) => horizonsOf(horizon, component).includes(id))?.score ?? null,
  };
}

/** The score of an entry for each time horizon, and those whose score counts (method M33); empty for a horizon without a score. */
export function horizonFieldsOf<Of extends Row>(): ReadFields<Of> {
  return {
    shortScore: scoreFor('short', 'Score for the short term'),
    mediumScore: scoreFor('medium', 'Score for the medium term'),
    longScore: scoreFor('long', 'Score for the long term'),
    countingHorizon: {
      label: 'Time horizon that counts',
      kind: 'choices',
      options: scoredHorizons,
      saidLike: ['with the score of the {value}', 'without the score of the {value}'],
      read: ({ year, component }) => {
        const [first] = year.horizonsAt(component);
        const held = first ? horizonsOf(first.horizon, component).filter((id) => id !== '') : [];
        return held.length === 0 ? null : held;
      },
    },
  };
}
