/**
 * The language of the interface, and so of the numbers and dates in its sentences: the reader's own variety of English if they use one,
 * otherwise British English.
 */
export const textLocale: string =
  (typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])).find((language) => /^en\b/.test(language)) ??
  'en-GB';
