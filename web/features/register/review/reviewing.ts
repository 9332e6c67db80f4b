/** The part of the register's address that says that carried-over entries are being reviewed one by one. */
export const REVIEWING = 'review';
