import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { Side } from '#domain/components/component-score.ts';
import { isMaterial, materialBy } from './classification.ts';
import type { Dashboard, DashboardPoint, DashboardTopic } from './dashboard.ts';
import { reaches } from './threshold.ts';

/** Which scores a result uses. */
export const basisOf = ({ scoreBasis }: Pick<Dashboard, 'scoreBasis'>): ScoreBasis => scoreBasis ?? 'gross';

/** A point of the matrix, or of a topic, with its scores on both bases. */
type TwoScored = Pick<DashboardPoint, 'impact' | 'financial' | 'beside'>;

interface Points<Point extends TwoScored> extends Pick<Dashboard, 'scoreBasis'> {
  points: readonly Point[];
}

/** The points with the scores of a basis, derived from those of the current one. Flags stay unchanged. */
export function pointsBy<Point extends TwoScored>(dashboard: Points<Point>, basis: ScoreBasis): Point[] {
  const { points } = dashboard;
  if (basis === basisOf(dashboard)) return [...points];
  return points.map((point) =>
    point.beside ? { ...point, ...point.beside, beside: { impact: point.impact, financial: point.financial } } : point,
  );
}

/** Whether measures change the result of any topic. */
export const hasTwoScores = ({ points }: Pick<Dashboard, 'points'>): boolean =>
  points.some(({ beside }) => beside !== undefined);

/** The topics that are material on a basis, in the order of the points (method M30). */
export function materialIn(
  dashboard: Pick<Dashboard, 'points' | 'scoreBasis' | 'thresholds'>,
  basis: ScoreBasis,
): DashboardTopic[] {
  return pointsBy(dashboard, basis)
    .filter((point) => isMaterial(materialBy(point, dashboard.thresholds)))
    .map(({ topic }) => topic);
}

/** A side of a topic whose result changes with the measures that count. */
export interface MovedSide<Topic = DashboardTopic> {
  topic: Topic;
  side: Side;
  /** 0–25. */
  gross: number;
  net: number;
  /** Whether it is material on either side. */
  isMaterialGross: boolean;
  isMaterialNet: boolean;
}

/** The sides that measures change, whichever basis the company has chosen, in the order of the points. */
export function movedSides<Topic>(
  dashboard: Points<TwoScored & { topic: Topic }> & Pick<Dashboard, 'thresholds'>,
): MovedSide<Topic>[] {
  const { thresholds } = dashboard;
  const after = pointsBy(dashboard, 'net');
  return pointsBy(dashboard, 'gross').flatMap(({ topic, ...before }, at) =>
    (['impact', 'financial'] as const).flatMap((side) => {
      const [gross, net] = [before[side], after[at]?.[side] ?? 0];
      const by = (score: number) => reaches(score, thresholds[side]);
      return gross === net ? [] : [{ topic, side, gross, net, isMaterialGross: by(gross), isMaterialNet: by(net) }];
    }),
  );
}

/**
 * Sides that are managed: topics that would be material without the measures (method M30). Shown for either basis, because this may be
 * useful for decisions (ESRS 1 (2026) AR 28).
 */
export const managedSides = (dashboard: Pick<Dashboard, 'points' | 'scoreBasis' | 'thresholds'>): MovedSide[] =>
  movedSides(dashboard).filter(({ isMaterialGross, isMaterialNet }) => isMaterialGross && !isMaterialNet);
