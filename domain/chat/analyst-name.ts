/** Stored with the built-in analyst's answers, where those of a language model carry the model's name. */
export const ANALYST_NAME = 'built-in analyst';
