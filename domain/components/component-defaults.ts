import { startingValues } from '#domain/fields/values.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { Component } from './component.ts';
import { componentFields } from './fields.ts';

/** A component as its form begins: sliders at 3 that nobody has confirmed (method M9), relevance ticked, nothing else said. */
export function newComponent(id: ComponentId, topicId: TopicId, kind: ComponentKind): Component {
  return { ...startingValues(componentFields), severityOpen: true, likelihoodOpen: true, id, topicId, kind };
}
