import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How close to the end counts as being at the end, in pixels. */
const NEAR = 80;

/** The space above the question that was scrolled to, in pixels. */
const ABOVE = 16;

/** Marks a person's question, which a long answer does not push out of view. */
export const QUESTION = 'data-question';

/**
 * Controls the scroll position of a list of messages. It follows the end while an answer grows, but never past the question that is being
 * answered, so that a long answer is read from its beginning. If the person scrolls to the end, it stays there; if they scroll up, it
 * stays where they are reading. A different `key` (the chat) means a different list.
 */
export function useReadingPlace(key: string | null): {
  listRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  isAway: boolean;
  follow: () => void;
  toEnd: () => void;
} {
  const listRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const follows = useRef<'question' | 'end' | null>('question');
  const [isAway, setIsAway] = useState(false);

  const follow = useCallback(() => {
    follows.current = 'question';
    const list = listRef.current;
    if (!list) return;
    list.scrollTo({ top: placeToRead(list) });
    setIsAway(distanceToEnd(list) >= NEAR);
  }, []);

  const toEnd = useCallback(() => {
    follows.current = 'end';
    listRef.current?.scrollTo({ top: listRef.current.scrollHeight });
    setIsAway(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat has another position
  useEffect(() => follow(), [key, follow]);

  useEffect(() => {
    const list = listRef.current;
    const content = contentRef.current;
    if (!list || !content) return;
    let lastTop = list.scrollTop;
    const onScroll = () => {
      // Only scrolling up is the reader's choice; content that grows below moves the end away as well.
      if (distanceToEnd(list) < NEAR) follows.current = list.scrollTop > placeToRead(list) + 1 ? 'end' : 'question';
      else if (list.scrollTop < lastTop) follows.current = null;
      lastTop = list.scrollTop;
      setIsAway(distanceToEnd(list) >= NEAR);
    };
    const growing = new ResizeObserver(() => {
      if (follows.current === 'end') list.scrollTo({ top: list.scrollHeight });
      // People who have read on are not scrolled back.
      else if (follows.current) list.scrollTo({ top: Math.max(list.scrollTop, placeToRead(list)) });
      setIsAway(distanceToEnd(list) >= NEAR);
    });
    list.addEventListener('scroll', onScroll, { passive: true });
    growing.observe(content);
    return () => {
      list.removeEventListener('scroll', onScroll);
      growing.disconnect();
    };
  }, []);

  return { listRef, contentRef, isAway, follow, toEnd };
}

const distanceToEnd = (list: HTMLElement) => list.scrollHeight - list.scrollTop - list.clientHeight;

/** The end, or as close to it as possible with the last question in view; without a question, the beginning. */
function placeToRead(list: HTMLElement): number {
  const end = list.scrollHeight - list.clientHeight;
  const question = [...list.querySelectorAll(`[${QUESTION}]`)].at(-1);
  if (!question) return 0;
  const top = question.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  return Math.min(end, top - ABOVE);
}
