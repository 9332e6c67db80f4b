/** Ids by which the focus finds its way back after a form or a dialog has closed. */
export const addButtonId = (topicId: string) => `add-component-${topicId}`;
export const editButtonId = (componentId: string) => `edit-component-${componentId}`;

/** A field of the open form; of several controls, the group of them. */
export const fieldId = (name: string) => `form-${name}`;

/** The field of an open form that holds a text drafted by the assistant. */
export const PROPOSED_FIELD_ID = 'proposed-component-text';
