import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';

/** So long, in milliseconds, somebody stays at a record before colleagues are told: whoever walks through rows is nowhere yet. */
const SETTLED_MS = 600;

/** Tells colleagues which component one has open, and when none is any more. What cannot be told is left out. */
export function useReportPlace(componentId: string | null): void {
  useEffect(() => {
    if (componentId === null) return;
    let isTold = false;
    const timer = window.setTimeout(() => {
      isTold = true;
      void report({ noun: 'component', recordId: componentId });
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
  }, [componentId]);
}

const report = (at: Parameters<typeof api.presence.report>[0]['at']) =>
  api.presence.report({ at }).catch(() => undefined);
