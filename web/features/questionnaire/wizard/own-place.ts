const PREFIX = 'twofold-place:';

const keyOf = (userId: string, assessmentId: string) => `${PREFIX}${userId}:${assessmentId}`;

/** The section in which this person last worked in this browser, as addresses name it; null where she has not been (product P19). */
export function readOwnPlace(userId: string, assessmentId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId, assessmentId));
  } catch {
    return null;
  }
}

/** Keeps where this person works. Storage may be full or forbidden: then the place is the team's. */
export function keepOwnPlace(userId: string, assessmentId: string, section: string): void {
  try {
    localStorage.setItem(keyOf(userId, assessmentId), section);
  } catch {
    // The address still holds it.
  }
}
