/**
 * The interface is in English, and so are the names of months: in the reader's own variety of English if they use one, otherwise in
 * British English.
 */
export const dateLocale: string =
  (typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])).find((language) => /^en\b/.test(language)) ??
  'en-GB';
