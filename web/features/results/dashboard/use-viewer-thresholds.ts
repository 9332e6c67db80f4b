import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { formatThresholds, isSameThresholds, parseThresholds, thresholdsKey } from './viewer-thresholds.ts';

const listeners = new Set<() => void>();
/** Choices for this page if the browser cannot store them (private windows, storage full). */
const unkept = new Map<string, string>();

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  unkept.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Changes in another tab of the same browser also apply. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The thresholds that a viewer uses: their own choice, stored in the browser, otherwise the adopted ones (method M12). */
export function useViewerThresholds(assessmentId: string, adopted: Thresholds) {
  const key = thresholdsKey(assessmentId);
  const text = useSyncExternalStore(subscribe, () => read(key));
  const own = useMemo(() => parseThresholds(text), [text]);
  const choose = useCallback((next: Thresholds) => write(key, formatThresholds(next, adopted)), [key, adopted]);
  const reset = useCallback(() => write(key, null), [key]);
  const thresholds = own ?? adopted;
  const differs = !isSameThresholds(thresholds, adopted);
  // Once the viewer's choice has been adopted, it is no longer their own: they follow the next adoption again.
  useEffect(() => {
    if (own && !differs) write(key, null);
  }, [own, differs, key]);
  return { thresholds, differs, choose, reset };
}
