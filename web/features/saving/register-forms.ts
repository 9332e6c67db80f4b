/** Under which names the register keeps what is unsaved in the browser: rows, words in a cell, and why scores were changed. */
export const registerForms = { rows: 'register', cell: 'register-cell', why: 'register-why' } as const;

/** Whether unsaved input is the register's. */
export const isOfRegister = (form: string): boolean =>
  Object.values(registerForms).some((own) => form === own || form.startsWith(`${own} `));

/** Under which name a cell keeps what is typed into it. */
export const cellForm = ({ id }: { id: string }, field: string): string => `${registerForms.cell} ${id} ${field}`;

/** Whether an unsaved form is a cell of the register. */
export const isCellForm = (form: string): boolean => form.startsWith(`${registerForms.cell} `);
