import { useEffect, useState } from 'react';

/** Titles that change in steps (a screen, then its section) are announced once, this many milliseconds after the last change. */
const SETTLED = 200;

/**
 * Announces politely to assistive technology that another page has appeared without a page load: it announces the document's title when
 * this changes.
 */
export function PageAnnouncer() {
  const [told, setTold] = useState('');
  useEffect(() => {
    let known = document.title;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.title !== known) setTold(document.title);
        known = document.title;
      }, SETTLED);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {told}
    </div>
  );
}
