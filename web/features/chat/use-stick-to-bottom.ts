import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How near to the end still counts as being at the end, in pixels. */
const NEAR = 80;

/**
 * Keeps a scrolling list at its end while it grows, unless the reader has scrolled up: then it stays where she reads.
 * `key` is what makes a list another one (the chat): a new list starts at its end.
 */
export function useStickToBottom(key: string | null): {
  listRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  isAway: boolean;
  toBottom: () => void;
} {
  const listRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const [isAway, setIsAway] = useState(false);

  const toBottom = useCallback(() => {
    sticks.current = true;
    setIsAway(false);
    listRef.current?.scrollTo({ top: listRef.current.scrollHeight });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat starts at its end
  useEffect(() => toBottom(), [key, toBottom]);

  useEffect(() => {
    const list = listRef.current;
    const content = contentRef.current;
    if (!list || !content) return;
    let lastTop = list.scrollTop;
    const onScroll = () => {
      const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
      // Only a way up is the reader's will; content that grows below her moves the end away as well.
      if (isNear) sticks.current = true;
      else if (list.scrollTop < lastTop) sticks.current = false;
      lastTop = list.scrollTop;
      setIsAway(!isNear && !sticks.current);
    };
    const follow = new ResizeObserver(() => {
      if (sticks.current) list.scrollTo({ top: list.scrollHeight });
    });
    list.addEventListener('scroll', onScroll, { passive: true });
    follow.observe(content);
    return () => {
      list.removeEventListener('scroll', onScroll);
      follow.disconnect();
    };
  }, []);

  return { listRef, contentRef, isAway, toBottom };
}
