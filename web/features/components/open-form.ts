import type { ComponentRow } from '#contract/components.ts';
import type { DraftField } from '#domain/chat/draft-text.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { isSameComponent } from './component-change.ts';

export type Proposed = DraftField | 'component';

/** The one form that is open in an editor, as it is kept in the browser. */
export interface OpenForm {
  component: Component;
  /** As it was when the form opened. */
  base: Component;
  /** The version the form was opened from; null for a component that is new. */
  seenVersion: number | null;
  /** Under which topic the form stands; moving the component does not move the form. */
  anchorTopicId: TopicId;
  /** What the assistant has proposed in it: the text of one field, or all of a new component. */
  proposed?: Proposed;
}

/** A form for a new component. The id is made now, so that a form sent twice adds one component. */
export function formForNew(topicId: TopicId, kind: ComponentKind): OpenForm {
  const component = newComponent(crypto.randomUUID() as ComponentId, topicId, kind);
  return { component, base: component, seenVersion: null, anchorTopicId: topicId };
}

/** A form for a component that is there. */
export function formForRow({ version, ...component }: ComponentRow): OpenForm {
  return { component, base: component, seenVersion: version, anchorTopicId: component.topicId };
}

/** Whether the form holds something that is not saved. */
export function isFormDirty(form: OpenForm): boolean {
  return !isSameComponent(form.component, form.base);
}
