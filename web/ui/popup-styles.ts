/** What floats above the page: menus, popovers and lists. Only these have a shadow. */
export const popupStyles = [
  'rounded-md border bg-raised text-ink shadow-float origin-(--transform-origin) outline-none',
  'transition-[opacity,scale] data-starting-style:opacity-0 data-starting-style:scale-98',
  'data-ending-style:opacity-0 data-ending-style:scale-98',
].join(' ');

/**
 * Popups are positioned in the window, not in the page: otherwise, one would move under the pointer when the page scrolls behind a panel,
 * and a click would miss its target.
 */
export const popupPosition = { positionMethod: 'fixed' } as const;

/** The dimmed area behind dialogs and sheets. */
export const backdropStyles =
  'dims-page fixed inset-0 bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0';
