import type { DashboardRow } from '#domain/results/dashboard.ts';
import type { ShapeKind } from '#web/ui/display/shape-marker.tsx';
import { dashboardMessages as say } from './messages.ts';

/** The shape for a row; null for an impact whose polarity is not set. */
export function shapeOf({ kind, impactPolarity }: Pick<DashboardRow, 'kind' | 'impactPolarity'>): ShapeKind | null {
  if (kind !== 'impact') return kind;
  if (impactPolarity === null) return null;
  return impactPolarity === 'Positive' ? 'positive' : 'negative';
}

/** The kind of a row in words: 'Negative impact', 'Risk'. */
export function kindOf({ kind, impactPolarity }: Pick<DashboardRow, 'kind' | 'impactPolarity'>): string {
  if (kind !== 'impact') return say.rowName[kind];
  return impactPolarity === null ? say.impactWithoutPolarity : say.polarity[impactPolarity];
}
