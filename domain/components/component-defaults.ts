import { startingValues } from '#domain/fields/values.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { Component } from './component.ts';
import { componentFields } from './fields.ts';

/** The initial component of a form: sliders at 3 that nobody has confirmed (method M9), relevance ticked, nothing else set. */
export function newComponent(id: ComponentId, topicId: TopicId, kind: ComponentKind): Component {
  return { ...startingValues(componentFields), severityOpen: true, likelihoodOpen: true, id, topicId, kind };
}
