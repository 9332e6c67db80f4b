/** The part of the register's address that says that what was carried over is reviewed one by one. */
export const REVIEWING = 'review';
