import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { Side } from '#domain/components/component-score.ts';
import { isMaterial, materialBy } from '#domain/results/classification.ts';
import { movedSides, pointsBy } from '#domain/results/managed.ts';
import { type ReadField, type ReadFields, SCALE_25 } from './field.ts';
import type { TopicOfYear, Year } from './year.ts';

type Row = TopicOfYear & { year: Year };

const moved = [
  { id: 'falls', label: 'Material → not material' },
  { id: 'material', label: 'Material either way' },
  { id: 'below', label: 'Below the threshold either way' },
] as const;

/** The topic's point in a year whose results contain only this point; none if measures change neither side. */
const pointOf = ({ point, year: { data, thresholds } }: Row) => ({
  points: point?.beside ? [point] : [],
  ...(data.assessment.scoreBasis === 'net' && { scoreBasis: 'net' as const }),
  thresholds,
});

/** What happens to a topic of which measures change a score: a topic with one material side stays material. */
function becomes(row: Row): (typeof moved)[number]['id'] {
  const isMaterialBy = (basis: ScoreBasis) =>
    pointsBy(pointOf(row), basis).some((point) => isMaterial(materialBy(point, row.year.thresholds)));
  return isMaterialBy('net') ? 'material' : isMaterialBy('gross') ? 'falls' : 'below';
}

const score = (label: string, side: Side, basis: ScoreBasis): ReadField<Row> => ({
  label,
  ...SCALE_25,
  read: (row) => pointsBy(pointOf(row), basis)[0]?.[side] || null,
});

/** How measures change a topic's result, whichever basis the company has chosen (method M30); empty without measures. */
export const afterMeasures: ReadFields<Row> = {
  afterMeasures: {
    label: 'Change by measures',
    kind: 'choices',
    options: moved,
    saidLike: ['{value} after measures', 'not {value} after measures'],
    read: (row) => (movedSides(pointOf(row)).length === 0 ? null : [becomes(row)]),
  },
  grossImpact: score('Impact score before measures', 'impact', 'gross'),
  netImpact: score('Impact score after measures', 'impact', 'net'),
  grossFinancial: score('Financial score before measures', 'financial', 'gross'),
  netFinancial: score('Financial score after measures', 'financial', 'net'),
};
