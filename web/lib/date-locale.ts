/** The interface is in English, so months are too: in the reader's own English if they have one, otherwise as in Europe. */
export const dateLocale: string =
  (typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])).find((language) => /^en\b/.test(language)) ??
  'en-GB';
