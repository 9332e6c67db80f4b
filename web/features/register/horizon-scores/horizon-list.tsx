import type { ReactNode } from 'react';
import { scoreComponent } from '#domain/components/component-score.ts';
import {
  type AtHorizons,
  atHorizon,
  type HorizonScore,
  whyNotAtHorizon,
} from '#domain/horizon-scores/horizon-score.ts';
import { scoredHorizons } from '#domain/horizon-scores/horizons.ts';
import { ScoreLine } from '#web/features/register/measures/score-line.tsx';
import { horizonMessages as say } from './messages.ts';

/** A score for a further horizon, without the entry to which it belongs. */
type Row = Omit<HorizonScore, 'componentId'>;

interface HorizonListProps<Of extends Row> {
  component: AtHorizons;
  rows: readonly Of[];
  /** Next to each score. */
  children?: (row: Of, label: string) => ReactNode;
}

/** The scores of an entry for further horizons from near to far, each with its reason, or why it does not count. */
export function HorizonList<Of extends Row>({ component, rows, children }: HorizonListProps<Of>) {
  return (
    <dl className="grid gap-3 rounded-md border bg-ground p-3 sm:grid-cols-2">
      {scoredHorizons.flatMap(({ id, label }) => {
        const row = rows.find(({ horizon }) => horizon === id);
        if (!row) return [];
        const whole = { ...row, componentId: component.id };
        const why = whyNotAtHorizon(component, whole);
        return [
          <ScoreLine key={id} label={label} score={scoreComponent(atHorizon(component, whole))}>
            <span dir="auto" className="mt-1 block text-xs break-words text-muted">
              {row.reason}
            </span>
            {why === null ? null : <span className="mt-1 block text-xs text-warning">{say.notCounted(why)}</span>}
            {children?.(row, label)}
          </ScoreLine>,
        ];
      })}
    </dl>
  );
}
