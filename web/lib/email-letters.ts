/** The message for an address with non-ASCII characters before the @. */
export const EMAIL_LETTERS =
  'Before the @, use only the letters a to z, digits and signs. Many mail servers accept no other letters.';
