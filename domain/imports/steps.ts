/**
 * Work that is done in steps, so that whoever does it can pause in between: it yields how much of it is done, from 0 to 1, and returns its
 * result.
 */
export type Steps<Result> = Generator<number, Result>;

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
