/** How many frames to wait for what React has yet to draw. */
const FRAMES = 12;

/**
 * Moves the focus to an element that may not be drawn yet: to the first id as soon as it is there, after a moment to the
 * first of the others. Does nothing when none comes.
 */
export function focusSoon(id: string, ...others: string[]): void {
  let frame = 0;
  const look = () => {
    frame += 1;
    const element = document.getElementById(id);
    if (element) return element.focus();
    if (frame < FRAMES) return void requestAnimationFrame(look);
    for (const other of others) {
      const fallback = document.getElementById(other);
      if (fallback) return fallback.focus();
    }
  };
  requestAnimationFrame(look);
}
