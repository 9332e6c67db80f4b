import type { PasswordCost } from '#server/platform/config/config.ts';

/** What passwords of tests cost, which sign thousands of people up: at the product's cost that took a fifth of the whole run. */
export const CHEAP_PASSWORDS: PasswordCost = { memory: 64, passes: 1, parallelism: 1 };
