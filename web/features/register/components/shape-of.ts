import type { Component } from '#domain/components/component.ts';
import type { ShapeKind } from '#web/ui/display/shape-marker.tsx';

/** By which shape a component is known; null for an impact of which it is not said yet. */
export function shapeOf({ kind, impactPolarity }: Pick<Component, 'kind' | 'impactPolarity'>): ShapeKind | null {
  if (kind !== 'impact') return kind;
  if (impactPolarity === null) return null;
  return impactPolarity === 'Negative' ? 'negative' : 'positive';
}
