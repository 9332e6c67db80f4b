const KEY = 'reloaded-for-missing-chunk';
/** A second failure within this time, in milliseconds, is not due to an old version: the file really no longer exists. */
const ONCE_IN = 30_000;

/** The messages of Chromium, Firefox and Safari if a part of the application could not be loaded. */
const sentences =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS/i;

/** Whether an error means that a file of an older version no longer exists after an update. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sentences.test(error.message);
}

/**
 * Reloads the page, once, if a file of an older version no longer exists: the new page names the new files. Unsaved input survives.
 * Returns whether it reloads. It does not reload when offline, because the browser's own error page would replace the application.
 */
export function reloadForMissingChunk(error: unknown): boolean {
  if (!isMissingChunk(error) || !navigator.onLine || Date.now() - lastReload() < ONCE_IN) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage, the page could reload forever.
    return false;
  }
  window.location.reload();
  return true;
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}
