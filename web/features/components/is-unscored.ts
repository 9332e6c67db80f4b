import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import { scoreComponent } from '#domain/components/component-score.ts';

/** Whether a component's scores are still what a new one begins with, so that nobody can be said to have scored it. */
export function isUnscored(component: Component): boolean {
  const { id, topicId, kind } = component;
  const [own, first] = [scoreComponent(component), scoreComponent(newComponent(id, topicId, kind))];
  return (
    own.severity === first.severity &&
    own.likelihoodCounted === first.likelihoodCounted &&
    [component.impactScale, component.impactScope, component.impactIrremediability].every((detail) => detail === null)
  );
}
