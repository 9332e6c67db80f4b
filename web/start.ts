import '#web/styles/app.css';

/** Longer than any frame: in a tab in the background, there are no frames. */
const NO_FRAME = 300;

const loadAgain = () => window.location.reload();

let isStarted = false;
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  // Loads all files listed by the page at once: otherwise each is found only after the file that imports it has loaded.
  for (const href of document.body.dataset.scripts?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  // Nothing has been typed yet: if the connection comes back before the application has started, the page reloads.
  addEventListener('online', loadAgain);
  // In two steps, so that the page can respond in between.
  await import('react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
  await import('./main.tsx');
  removeEventListener('online', loadAgain);
}

function begin(): void {
  // If a file does not load, the outline stays, and says after a few seconds what to do.
  start().catch(() => undefined);
}

// The page is painted before the application uses the network and the processor.
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, NO_FRAME);
