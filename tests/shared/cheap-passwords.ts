import type { PasswordCost } from '#server/platform/config/config.ts';

/** The cost of passwords in tests, which sign thousands of people up: the product's cost took a fifth of the whole run. */
export const CHEAP_PASSWORDS: PasswordCost = { memory: 64, passes: 1, parallelism: 1 };
