/**
 * The `meta` of a query whose answer is an assessment with everything below it as it is now, or contains the draft among other things.
 */
export const HOLDS_WHOLE = { holds: 'whole-assessment' } as const;
