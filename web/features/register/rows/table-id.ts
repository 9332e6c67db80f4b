/** The id with which the focus returns to the table. */
export const TABLE_ID = 'register-table';
/** The same for the cards shown if there is no room for a table. */
export const CARDS_ID = 'register-cards';
/** The first element to use if there are no rows. */
export const EMPTY_ID = 'register-empty';
/** The button that asks why a score was changed. */
export const WHY_ID = 'register-why';
