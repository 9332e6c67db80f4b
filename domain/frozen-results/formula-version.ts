/** Raised whenever a rule changes what any input amounts to, so that a frozen result says by which rules it was computed; a test fails until it is. */
export const FORMULA_VERSION = 1;

/** What `package.json` says; a test holds them together. */
export const PRODUCT_VERSION = '1.0.0-rc.1';
