/** Stored with answers of the built-in analyst; answers of a language model have the model's name instead. */
export const ANALYST_NAME = 'built-in analyst';
