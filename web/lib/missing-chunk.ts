const KEY = 'reloaded-for-missing-chunk';
/** A second failure within this time, in milliseconds, is no old version's: the file is really gone. */
const ONCE_IN = 30_000;

/** How Chromium, Firefox and Safari say that a part of the application did not arrive. */
const sentences =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS/i;

/** Whether an error says that a file of an older version is gone after an update. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sentences.test(error.message);
}

/**
 * Loads the page again, once, where a file of an older version is gone: the page then names the new ones. Unsaved input
 * survives it. Answers whether it does so. Offline it does not: the browser's own page would take the application's place.
 */
export function reloadForMissingChunk(error: unknown): boolean {
  if (!isMissingChunk(error) || !navigator.onLine || Date.now() - lastReload() < ONCE_IN) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory a reload could go round for ever.
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
