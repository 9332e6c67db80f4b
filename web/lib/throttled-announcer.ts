import type { Readable } from './observable.ts';

/** An announcement. Setting it again repeats it, even with the same words. */
export interface Announcement {
  words: string;
}

/** The least time between two announcements, in milliseconds. */
const PAUSE = 1_000;

/**
 * Announces the changes of an observable value to screen readers: immediately, or if more follow quickly, at most once a second, always
 * including the last. Returns a function that stops it.
 */
export function sayCalmly(held: Readable<Announcement>, say: (words: string) => void): () => void {
  let said = held.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sayNext = () => {
    timer = undefined;
    if (held.get() === said) return;
    said = held.get();
    say(said.words);
    timer = setTimeout(sayNext, PAUSE);
  };
  const stop = held.subscribe(() => {
    if (timer === undefined) sayNext();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
