/** Texts of the one menu of an entry. */
export const entryMenuMessages = {
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit: ${name}`,
  owner: 'Owner and due date',
  delete: 'Delete',
} as const;
