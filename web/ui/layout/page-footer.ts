const HEIGHT = '--page-footer';

const bars = new Set<HTMLElement>();

/**
 * Tells the page how high a bar at its bottom is: toasts stay above it, and elements focused by keyboard are scrolled clear of it
 * (base.css). Use it as `ref` of the bar, which is sticky at the bottom, or near the end of a screen as high as the window; if there are
 * several bars, the highest counts.
 */
export function pageFooter(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  bars.add(bar);
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    // Once it has left the page, the others have moved.
    requestAnimationFrame(tell);
  };
}

function tell(): void {
  const reach = Math.max(0, ...[...bars].map(reachOf));
  document.documentElement.style.setProperty(HEIGHT, `${reach}px`);
}

/** In pixels; if the bar is not sticky, including everything below it. */
function reachOf(bar: HTMLElement): number {
  if (getComputedStyle(bar).position === 'sticky') return bar.offsetHeight;
  return document.documentElement.scrollHeight - window.scrollY - bar.getBoundingClientRect().top;
}
