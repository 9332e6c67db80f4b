/** By which the focus comes back to the table. */
export const TABLE_ID = 'register-table';
/** The button that asks why a score was changed. */
export const WHY_ID = 'register-why';
