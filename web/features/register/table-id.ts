/** By which the focus comes back to the table. */
export const TABLE_ID = 'register-table';
