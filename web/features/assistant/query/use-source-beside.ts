import { useCallback, useRef, useState } from 'react';
import { type OpenSource, standsBeside } from './open-source.ts';

interface SourceBeside {
  path: string | null;
  open: OpenSource;
  close: () => void;
}

/** Which source is shown next to a chat; a different chat has none. When it closes, the focus returns to what opened it. */
export function useSourceBeside(chat: string | null): SourceBeside {
  const [opened, setOpened] = useState<{ chat: string | null; path: string } | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const open = useCallback(
    (path: string) => {
      if (!standsBeside(path)) return false;
      cameFrom.current = document.activeElement as HTMLElement | null;
      setOpened({ chat, path });
      return true;
    },
    [chat],
  );
  return {
    path: opened?.chat === chat ? opened.path : null,
    open,
    close: () => {
      setOpened(null);
      cameFrom.current?.focus();
    },
  };
}
