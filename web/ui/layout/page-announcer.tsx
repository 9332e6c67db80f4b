import { useEffect, useState } from 'react';

/** Titles that change in steps (a screen, then its section) are announced once, this many milliseconds after the last. */
const SETTLED = 200;

/** Tells assistive technology politely when another page has come without a page load: the document's title, when it changes. */
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
