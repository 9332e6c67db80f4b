/** Ids with which the focus is restored after a form or a dialog has closed. */
export const addButtonId = (topicId: string) => `add-component-${topicId}`;
export const editButtonId = (componentId: string) => `edit-component-${componentId}`;
export const menuButtonId = (componentId: string) => `actions-component-${componentId}`;

/** The id of a field of the open form; if it has several controls, of their group. */
export const fieldId = (name: string) => `form-${name}`;

/** The field of an open form that contains a text drafted by the assistant. */
export const PROPOSED_FIELD_ID = 'proposed-component-text';
