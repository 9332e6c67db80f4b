/** Texts of the menu next to a record. */
export const recordMenuMessages = {
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit: ${name}`,
  delete: 'Delete',
  work: 'Owner and due date',
  evidence: 'Evidence',
  comments: 'Comments',
  history: 'History',
} as const;
