/** The names under which the register keeps unsaved input in the browser: rows, text in a cell, and reasons for changed scores. */
export const registerForms = { rows: 'register', cell: 'register-cell', why: 'register-why' } as const;

/** Whether unsaved input is the register's. */
export const isOfRegister = (form: string): boolean =>
  Object.values(registerForms).some((own) => form === own || form.startsWith(`${own} `));

/** The name under which a cell keeps its typed text. */
export const cellForm = ({ id }: { id: string }, field: string): string => `${registerForms.cell} ${id} ${field}`;

/** Whether an unsaved form is a cell of the register. */
export const isCellForm = (form: string): boolean => form.startsWith(`${registerForms.cell} `);
