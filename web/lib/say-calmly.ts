import type { Held } from './held.ts';

/** How long after something was said nothing else is, in milliseconds. */
const PAUSE = 1_000;

/**
 * Says to those who listen what a held value becomes: at once, and where more comes quickly at most once a second, the last in any case.
 * Returns how to end it.
 */
export function sayCalmly(words: Held<string>, say: (words: string) => void): () => void {
  let said = words.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sayNext = () => {
    timer = undefined;
    if (words.get() === said) return;
    said = words.get();
    say(said);
    timer = setTimeout(sayNext, PAUSE);
  };
  const stop = words.subscribe(() => {
    if (timer === undefined) sayNext();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
