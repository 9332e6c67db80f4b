const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends this long after its last use. */
export const SESSION_MS = 30 * DAY_MS;
/** A session's use is recorded once a day: if less than this time is left, it is extended. */
export const PROLONG_BELOW_MS = 29 * DAY_MS;
/** However much a session is used, after this long the person must sign in again. */
export const LONGEST_SESSION_MS = 90 * DAY_MS;
