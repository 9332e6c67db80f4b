import type { AtHorizons, HorizonScore } from '#domain/horizon-scores/horizon-score.ts';
import { HorizonList } from './horizon-list.tsx';
import { horizonMessages as say } from './messages.ts';

interface RowHorizonsProps {
  component: AtHorizons & { title: string };
  rows: readonly Omit<HorizonScore, 'componentId'>[];
}

/** The scores for further horizons behind a row of a result; the row itself says which one counts. */
export function RowHorizons({ component, rows }: RowHorizonsProps) {
  return (
    <section aria-label={say.titleOf(component.title)} className="flex min-w-0 flex-col gap-2">
      <p className="overline-label">{say.title}</p>
      <HorizonList component={component} rows={rows} />
    </section>
  );
}
