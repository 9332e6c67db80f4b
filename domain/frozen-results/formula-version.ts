/**
 * Increased whenever a rule changes the result for any input, so that a frozen result records the rules by which it was computed; a test
 * fails until it is increased.
 */
export const FORMULA_VERSION = 1;

/** The version in `package.json`; a test compares the two. */
export const PRODUCT_VERSION = '1.0.0-rc.1';
