const PREFIX = 'twofold-draft:';
const listeners = new Set<() => void>();

/** The storage key for a piece of unsaved input: the person, the assessment and the form. */
export function draftKey(userId: string, assessmentId: string, form: string): string {
  return `${PREFIX}${userId}:${assessmentId}:${form}`;
}

/** Unsaved input as it was left, or undefined. It survives a reload, a lost connection and an expired session. */
export function readDraft(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps unsaved input; undefined deletes it. If storage is full or forbidden, the input is kept as long as the page is open. */
export function writeDraft(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The form still holds the input.
  }
  for (const listener of listeners) listener();
}

/** The forms of an assessment in which this person has left unsaved input. */
export function formsWithDrafts(userId: string, assessmentId: string): string[] {
  const start = draftKey(userId, assessmentId, '');
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  } catch {
    return [];
  }
}

/** Whether this person has left any unsaved input in this browser. */
export function hasDrafts(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${PREFIX}${userId}:`));
  } catch {
    return false;
  }
}

/** Deletes all unsaved input in this browser, after the person has signed out deliberately. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  for (const listener of listeners) listener();
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
