const HEIGHT = '--page-footer';

const bars = new Set<HTMLElement>();

/**
 * Tells the page how far a bar at its foot reaches up: toasts keep above it, and what takes the focus by keyboard is scrolled clear
 * of it (base.css). As `ref` of the bar, which is stuck to the foot or stands near the end of a screen as high as the window; of
 * several the one that reaches highest counts.
 */
export function pageFooter(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  bars.add(bar);
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    // Once it is out of the page the others have moved.
    requestAnimationFrame(tell);
  };
}

function tell(): void {
  const reach = Math.max(0, ...[...bars].map(reachOf));
  document.documentElement.style.setProperty(HEIGHT, `${reach}px`);
}

/** In pixels; of one that is not stuck with what stands below it. */
function reachOf(bar: HTMLElement): number {
  if (getComputedStyle(bar).position === 'sticky') return bar.offsetHeight;
  return document.documentElement.scrollHeight - window.scrollY - bar.getBoundingClientRect().top;
}
