/** By which the focus comes back to the table. */
export const TABLE_ID = 'register-table';
/** The same of the cards that stand instead where there is no room for a table. */
export const CARDS_ID = 'register-cards';
/** What to press first where no row stands. */
export const EMPTY_ID = 'register-empty';
/** The button that asks why a score was changed. */
export const WHY_ID = 'register-why';
