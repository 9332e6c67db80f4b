import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { endAll, type Observable, useHeldValue } from '#web/lib/observable.ts';

/** How long after the last key a row is saved, in milliseconds. */
const PAUSE = 600;

/**
 * Saves rows a moment after their last change, all waiting ones together, and also when the screen is left. Rows whose save got no
 * response are saved once the connection or the server is back; all others have received a response.
 */
export function useSavingSoon(
  save: (keys?: readonly string[]) => Promise<unknown>,
  unanswered: RefObject<Set<string>>,
): { waiting: Observable<ReadonlySet<string>>; wait: (id: string) => void; saveNow: () => void } {
  const waiting = useHeldValue<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ids = useRef(new Set<string>());
  const underWay = useRef(new Set<readonly string[]>());
  const tell = useCallback(() => waiting.set(new Set([...ids.current, ...[...underWay.current].flat()])), [waiting]);

  const saveWaiting = useCallback(() => {
    clearTimeout(timer.current);
    const sent = [...ids.current];
    ids.current = new Set();
    if (sent.length === 0) return;
    underWay.current.add(sent);
    void save(sent).finally(() => {
      underWay.current.delete(sent);
      tell();
    });
  }, [save, tell]);
  const wait = useCallback(
    (id: string) => {
      unanswered.current.delete(id);
      ids.current.add(id);
      tell();
      clearTimeout(timer.current);
      timer.current = setTimeout(saveWaiting, PAUSE);
    },
    [saveWaiting, tell, unanswered],
  );
  const saveNow = useCallback(() => {
    saveWaiting();
    void save();
  }, [save, saveWaiting]);
  useEffect(() => saveWaiting, [saveWaiting]);
  useOnceAnswered(() => {
    for (const id of [...unanswered.current]) wait(id);
  });
  return { waiting, wait, saveNow };
}

/** Calls a function when the connection is back, and after each response of the server. */
function useOnceAnswered(act: () => void): void {
  const client = useQueryClient();
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    return endAll([
      onlineManager.subscribe((isOnline) => isOnline && latest.current()),
      client.getQueryCache().subscribe((event) => {
        // Cached data set by hand is not a server answer.
        if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) latest.current();
      }),
    ]);
  }, [client]);
}
