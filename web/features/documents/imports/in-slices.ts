import type { Steps } from '#domain/imports/steps.ts';

/** A longer task would be felt when typing or scrolling; in milliseconds. */
const SLICE = 10;

/**
 * Does work in slices, between which the page can react.
 * @param isStopped whether nobody wants the result any more; then it is null
 */
export async function inSlices<Result>(
  steps: Steps<Result>,
  isStopped: () => boolean = () => false,
  onProgress?: (done: number) => void,
): Promise<Result | null> {
  for (;;) {
    await pause();
    if (isStopped()) return null;
    const until = performance.now() + SLICE;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
  }
}

/** Lets the page react to what came in, and paint. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
