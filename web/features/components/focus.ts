/** Ids by which the focus finds its way back after a form or a dialog has closed. */
export const addButtonId = (topicId: string) => `add-component-${topicId}`;
export const editButtonId = (componentId: string) => `edit-component-${componentId}`;

/** The field of an open form that holds a text drafted by the assistant. */
export const PROPOSED_FIELD_ID = 'proposed-component-text';
