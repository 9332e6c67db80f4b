import { useEffect, useState } from 'react';
import type { Steps } from '#domain/imports/steps.ts';

/** A longer task would be felt when typing or scrolling; in milliseconds. */
const SLICE = 12;
/** Work that takes longer than this says how far it is. */
const SHOWN_AFTER = 1000;

export interface Worked<Result> {
  /** The result of the latest finished work; null as long as there is none. */
  result: Result | null;
  /** How much is done, from 0 to 1, of work that takes longer than a second; null otherwise. */
  progress: number | null;
  /** Whether the result is that of earlier inputs. */
  isWorking: boolean;
}

/**
 * Does work in slices, between which the page can react; begins anew when the work is another, and stops when the page is left.
 * @param begin begins the work; it must be the same function as long as its inputs are; null if there is nothing to do yet
 */
export function useSteps<Result>(begin: (() => Steps<Result>) | null): Worked<Result> {
  const [done, setDone] = useState<{ of: () => Steps<Result>; result: Result } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (!begin) return undefined;
    const steps = begin();
    const startedAt = performance.now();
    let isStopped = false;
    function slice() {
      if (isStopped) return;
      const until = performance.now() + SLICE;
      for (;;) {
        const step = steps.next();
        if (step.done) {
          setProgress(null);
          return setDone({ of: begin as () => Steps<Result>, result: step.value });
        }
        if (performance.now() < until) continue;
        if (performance.now() - startedAt > SHOWN_AFTER) setProgress(step.value);
        return void pause().then(slice);
      }
    }
    void pause().then(slice);
    return () => {
      isStopped = true;
      setProgress(null);
    };
  }, [begin]);
  return { result: done?.result ?? null, progress, isWorking: begin !== null && done?.of !== begin };
}

/** Lets the page react to what came in, and paint. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
