import { useEffect } from 'react';
import type { OpenPlace } from '#domain/people/presence.ts';
import { api } from '#web/lib/api.ts';

/** So long, in milliseconds, somebody stays at a record before colleagues are told: whoever walks through rows is nowhere yet. */
const SETTLED_MS = 600;

/** Tells colleagues which record one has open, and when none is any more. What cannot be told is left out. */
export function useReportPlace(noun: NonNullable<OpenPlace>['noun'], recordId: string | null): void {
  useEffect(() => {
    if (recordId === null) return;
    let isTold = false;
    const timer = window.setTimeout(() => {
      isTold = true;
      void report({ noun, recordId });
    }, SETTLED_MS);
    const leave = () => {
      window.clearTimeout(timer);
      if (isTold) void report(null);
      isTold = false;
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [noun, recordId]);
}

const report = (at: OpenPlace) => api.presence.report({ at }).catch(() => undefined);
