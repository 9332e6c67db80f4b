import type { ComponentRow } from '#contract/components.ts';
import type { DraftField } from '#domain/chat/draft-text.ts';
import { isSameComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { RowDrafts } from '#web/features/saving/row-drafts.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/drafts.ts';
import type { EditorSide } from './messages.ts';

export type ProposedPart = DraftField | 'component';

/** The contents of a component's form. */
export interface ComponentInput {
  component: Component;
  /** The topic under which the form is shown; moving the component does not move the form. */
  anchorTopicId: TopicId;
  /** What the assistant has proposed: the text of one field, or a whole new component. */
  proposed?: ProposedPart;
  /** Why it is changed, if that needs a reason. */
  reason?: string;
}

/** The input for a new component. The id is created now, so that sending the form twice adds one component. */
export function inputForNew(topicId: TopicId, kind: ComponentKind): ComponentInput {
  return { component: newComponent(crypto.randomUUID() as ComponentId, topicId, kind), anchorTopicId: topicId };
}

/** The input for an existing component. */
export function inputForRow(row: ComponentRow): ComponentInput {
  return { component: componentOf(row), anchorTopicId: row.topicId };
}

/** A row without its version. */
export function componentOf({ version: _version, ...component }: ComponentRow): Component {
  return component;
}

/** The starting values of an input: the saved ones, or a new component's defaults. */
export function baseOf({ component, anchorTopicId }: ComponentInput, row: ComponentRow | undefined): Component {
  if (row) return componentOf(row);
  return newComponent(component.id, anchorTopicId, component.kind === 'impact' ? 'impact' : 'risk');
}

/** Whether an input equals what is saved; for a new component, whether it is empty. */
export function isSameInput(input: ComponentInput, row: ComponentRow | undefined): boolean {
  return isSameComponent(input.component, baseOf(input, row));
}

/** The name of an editor's unsaved input in the browser. */
export const formOf = (side: EditorSide) => `${side}-components`;

/**
 * Stores a proposal as unsaved input, for its editor to open. False if another form is open there, because its input is never replaced.
 * @param row the row that it changes; null for a new component
 */
export function proposeInput(
  where: { userId: string; assessmentId: string },
  input: ComponentInput,
  row: ComponentRow | null,
): boolean {
  const side = input.component.kind === 'impact' ? 'impact' : 'financial';
  const key = draftKey(where.userId, where.assessmentId, formOf(side));
  if (readDraft(key) !== undefined) return false;
  const begun = { seenVersion: row?.version ?? null, base: { ...baseOf(input, row ?? undefined) } };
  const drafts: RowDrafts<ComponentInput> = { [input.component.id]: { value: input, ...begun } };
  writeDraft(key, JSON.stringify(drafts));
  return true;
}
