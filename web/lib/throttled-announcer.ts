import type { Readable } from './observable.ts';

/** What is said. Set anew it is said again, also in the same words. */
export interface Announcement {
  words: string;
}

/** How long after something was said nothing else is, in milliseconds. */
const PAUSE = 1_000;

/**
 * Says to those who listen what a held value becomes: at once, and where more comes quickly at most once a second, the last in any case.
 * Returns how to end it.
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
