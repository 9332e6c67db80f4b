import { useEffect, useRef } from 'react';

/** Handles text that is pasted outside of a field: Ctrl+V in the table, or in front of an empty one. */
export function usePasted(onPaste: (text: string) => void): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable=true], [role=dialog]') !== null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isTyping || text.trim() === '') return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
}
