/** By which the focus comes back to the table. */
export const TABLE_ID = 'register-table';
/** The same for the cards shown if there is no room for a table. */
export const CARDS_ID = 'register-cards';
/** What to press first if there are no rows. */
export const EMPTY_ID = 'register-empty';
/** The button that asks why a score was changed. */
export const WHY_ID = 'register-why';
