/** How to write a password in a URL, as the end of a sentence. */
export const SIGNS_TO_ENCODE =
  'in a name or password write @ as %40, # as %23, / as %2F, ? as %3F, : as %3A and % as %25';
