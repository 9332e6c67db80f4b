/** `meta` of a query whose answer is an assessment with everything below it as it is now, or says the draft among others. */
export const HOLDS_WHOLE = { holds: 'whole-assessment' } as const;
