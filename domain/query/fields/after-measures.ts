import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { Side } from '#domain/components/component-score.ts';
import { reaches } from '#domain/results/threshold.ts';
import { type ReadField, type ReadFields, SCALE_25 } from './field.ts';
import type { TopicOfYear, Year } from './year.ts';

type Row = TopicOfYear & { year: Year };

const SIDES = ['impact', 'financial'] as const;

const moved = [
  { id: 'falls', label: 'Material → not material' },
  { id: 'material', label: 'Material either way' },
  { id: 'below', label: 'Below the threshold either way' },
] as const;

/** The score of a side by a basis; null where measures change neither side. */
function scoreBy({ point, year }: Row, side: Side, basis: ScoreBasis): number | null {
  if (!point?.beside) return null;
  return (year.data.assessment.scoreBasis ?? 'gross') === basis ? point[side] : point.beside[side];
}

/** What becomes of a side after measures; null where its score stays the same. */
function movedSide(row: Row, side: Side): (typeof moved)[number]['id'] | null {
  const [gross, net] = [scoreBy(row, side, 'gross') ?? 0, scoreBy(row, side, 'net') ?? 0];
  if (gross === net) return null;
  const [before, after] = [gross, net].map((score) => reaches(score, row.year.thresholds[side]));
  return before === after ? (after ? 'material' : 'below') : 'falls';
}

const score = (label: string, side: Side, basis: ScoreBasis): ReadField<Row> => ({
  label,
  ...SCALE_25,
  read: (row) => scoreBy(row, side, basis) || null,
});

/** What measures make of a topic, whichever basis the company took (method M30); none says nothing. */
export const afterMeasures: ReadFields<Row> = {
  afterMeasures: {
    label: 'Change by measures',
    kind: 'choices',
    options: moved,
    saidLike: ['{value} after measures', 'not {value} after measures'],
    read: (row) => {
      const found = SIDES.flatMap((side) => movedSide(row, side) ?? []);
      return found.length === 0 ? null : [...new Set(found)];
    },
  },
  grossImpact: score('Impact score before measures', 'impact', 'gross'),
  netImpact: score('Impact score after measures', 'impact', 'net'),
  grossFinancial: score('Financial score before measures', 'financial', 'gross'),
  netFinancial: score('Financial score after measures', 'financial', 'net'),
};
