import '#web/styles/app.css';

/** Longer than any frame: in a tab in the background, there are no frames. */
const NO_FRAME = 300;

const loadAgain = () => window.location.reload();

let isStarted = false;
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  // The screen's files, named by its page, all at once: one after the other names the next only when it has come.
  for (const href of document.body.dataset.scripts?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  // Nothing is typed yet: a connection that comes back before the application was there begins anew.
  addEventListener('online', loadAgain);
  // In two steps, between which the page can answer.
  await import('react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
  await import('./main.tsx');
  removeEventListener('online', loadAgain);
}

function begin(): void {
  // Where a file does not arrive the outline stays, and says after some seconds what to do.
  start().catch(() => undefined);
}

// What stands on the page is painted before the application takes line and processor.
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, NO_FRAME);
