const MINUTE_MS = 60 * 1000;

/** How long an email about something that colleagues give a person waits for what they give along with it, in minutes. */
const GATHERED_MINUTES = 2;
/** After such an email, what follows is collected for this long, in minutes. */
const COLLECTED_MINUTES = 60;

/** Whether something new waits, because the person was sent such an email less than an hour ago. */
export function isCollecting(lastMailedAt: Date | undefined, now: Date): boolean {
  return lastMailedAt !== undefined && now.getTime() - lastMailedAt.getTime() < COLLECTED_MINUTES * MINUTE_MS;
}

/**
 * When to look for something new that a person has not been told about, in seconds from when it was given: soon, and again after
 * everything that can be collecting at that time has ended.
 */
export const LOOK_AFTER_SECONDS: readonly number[] = [GATHERED_MINUTES, GATHERED_MINUTES + COLLECTED_MINUTES].map(
  (minutes) => minutes * 60,
);
