const KEY = 'reloaded-for-missing-chunk';
/** A second failure within this time, in milliseconds, is not due to an old version: the file is really gone. */
const ONCE_IN = 30_000;

/** The messages of Chromium, Firefox and Safari if a part of the application did not arrive. */
const sentences =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS/i;

/** Whether an error says that a file of an older version is gone after an update. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sentences.test(error.message);
}

/**
 * Reloads the page, once, if a file of an older version is gone: the page then names the new ones. Unsaved input survives. Returns
 * whether it does so. Not offline: the browser's own error page would replace the application.
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
