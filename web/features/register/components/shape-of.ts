import type { Component } from '#domain/components/component.ts';
import type { ShapeKind } from '#web/ui/display/shape-marker.tsx';

/** The shape for a component; null for an impact whose polarity has not been chosen. */
export function shapeOf({ kind, impactPolarity }: Pick<Component, 'kind' | 'impactPolarity'>): ShapeKind | null {
  if (kind !== 'impact') return kind;
  if (impactPolarity === null) return null;
  return impactPolarity === 'Negative' ? 'negative' : 'positive';
}
