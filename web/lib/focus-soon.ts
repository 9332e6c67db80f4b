/** How many frames to wait for elements that React has not rendered yet. */
const FRAMES = 12;
/**
 * The same, if a part of the page has to be fetched first: React delays it by up to a third of a second, so that parts do not appear one
 * by one.
 */
const FRAMES_OF_PARTS = 60;

/**
 * Moves the focus to an element that may not have been rendered yet: to the first id as soon as it exists, or after a moment to the first
 * of the others. Does nothing if none appears.
 */
export function focusSoon(id: string, ...others: string[]): void {
  soon([id, ...others], (element) => element.focus());
}

/** Like `focusSoon`, for an element in a part of the page that is loaded on demand. */
export function focusOncePartStands(id: string, ...others: string[]): void {
  soon([id, ...others], (element) => element.focus(), FRAMES_OF_PARTS);
}

/** Like `focusSoon`, for the first control in an element, or the element itself if it is a control. */
export function focusControlSoon(id: string, ...others: string[]): void {
  soon([id, ...others], (element) => controlOf(element).focus());
}

// Only controls that Tab reaches: a combobox also contains a hidden field and the buttons of its chips.
const CONTROLS = ':is(input, select, textarea, button):enabled:not([tabindex="-1"])';

/** Where a person starts in a field: the control itself, or the first one in a group. */
export function controlOf(element: HTMLElement): HTMLElement {
  return element.matches(CONTROLS) ? element : (element.querySelector<HTMLElement>(CONTROLS) ?? element);
}

/** Whether an element that was given the focus has lost it. */
function isLost(given: HTMLElement): boolean {
  const focused = document.activeElement;
  // An element that was found and then disappeared with the focus, such as a moved card, is rendered again under its id.
  if (focused === null || focused === document.body) return !given.isConnected;
  // One frame after a form in it disappears with the focus, a dialog or panel takes the focus itself.
  return focused !== given && focused.contains(given);
}

function soon([first = '', ...others]: readonly string[], act: (element: HTMLElement) => void, frames = FRAMES): void {
  let frame = 0;
  let found: HTMLElement | null = null;
  const look = () => {
    frame += 1;
    if (found === null || isLost(found)) {
      found = document.getElementById(first);
      if (found) act(found);
    }
    if (frame < frames) return void requestAnimationFrame(look);
    for (const other of found ? [] : others) {
      const fallback = document.getElementById(other);
      if (fallback) return act(fallback);
    }
  };
  requestAnimationFrame(look);
}
