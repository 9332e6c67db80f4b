import '#web/styles/app.css';

/** Longer than any frame: in a tab that is not looked at there are no frames. */
const NO_FRAME = 300;

let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  void import('./main.tsx');
}

// What stands on the page is painted before the application takes the processor. Its files are on their way already.
requestAnimationFrame(() => setTimeout(start));
setTimeout(start, NO_FRAME);
