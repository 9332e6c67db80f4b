import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { whyNoNet } from '#domain/measures/net-score.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { MeasureList } from './measure-list.tsx';
import { basisMessages, measureMessages, netMessages as say } from './messages.ts';
import { ScoreLine } from './score-line.tsx';

interface RowMeasuresProps {
  /** Null if a record is shown on its own. */
  assessmentId: AssessmentId | null;
  isFrozen: boolean;
  row: DashboardRow;
  measures: readonly Omit<Measure, 'componentId'>[];
  /** The reason for the score after measures; null if there is none. */
  netReason: string | null;
  basis: ScoreBasis;
  /** The first day of the financial year. */
  yearStart: string;
}

/** The measures of one row of a result, with its score before and after them; renders nothing if there are none. */
export function RowMeasures({ assessmentId, isFrozen, row, measures, netReason, basis, yearStart }: RowMeasuresProps) {
  if (measures.length === 0 && netReason === null) return null;
  const other = row.beside && { ...row, ...row.beside };
  const [before, after] = basis === 'net' ? [other ?? row, other && row] : [row, other];
  const why = whyNoNet(row);
  return (
    <section aria-label={measureMessages.titleOf(row.title)} className="flex min-w-0 flex-col gap-2">
      <p className="overline-label">{measureMessages.title}</p>
      <MeasureList
        assessmentId={assessmentId}
        isFrozen={isFrozen}
        measures={measures}
        yearStart={yearStart}
        acts={null}
      />
      {netReason === null ? null : (
        <div className="flex flex-col gap-2 rounded-md border bg-ground p-3">
          <dl className="grid gap-3 sm:grid-cols-2">
            <ScoreLine label={say.before} score={before} />
            <ScoreLine label={say.after} score={after ?? null}>
              <span dir="auto" className="mt-1 block text-xs break-words text-muted">
                {say.because(netReason)}
              </span>
            </ScoreLine>
          </dl>
          <p className="text-xs text-muted">
            {after ? basisMessages.counted[basis] : why ? say.whyNot[why] : say.noMeasure}
          </p>
        </div>
      )}
      {netReason === null && why !== null ? <p className="text-xs text-muted">{say.whyNot[why]}</p> : null}
    </section>
  );
}
