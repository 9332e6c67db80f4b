/** Words that ask for both years, or for the one before. */
export const OF_YEARS =
  /\b(?:then and now|a year (?:ago|earlier|before)|(?:in |for )?(?:the )?year (?:before|earlier)(?: that)?|(?:in |for )?(?:the )?(?:last|previous|prior|earlier|preceding) (?:year|assessment|period|inventory|round|report)|(?:vs\.?|versus) (?:now|today|this (?:year|one)|(?:the )?(?:present|current)(?: one| year)?)|since then|developed|over the years?|both years)\b/gi;
export const asksOfYears = (question: string): boolean => new RegExp(OF_YEARS.source, 'i').test(question);
