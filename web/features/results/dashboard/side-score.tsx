import type { Side } from '#domain/components/component-score.ts';
import { unscored } from '#domain/results/classification.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';

interface SideScoreProps {
  /** Names the side for assistive technology. */
  label: string;
  point: Pick<DashboardPoint, Side | 'concluded'>;
  side: Side;
}

/** A topic's score on one side, or why there is none. */
export function SideScore({ label, point, side }: SideScoreProps) {
  return point[side] > 0 ? (
    <ScoreBars value={point[side]} max={25} label={label} />
  ) : (
    <span className="text-xs text-muted">{unscored(point, side)}</span>
  );
}
