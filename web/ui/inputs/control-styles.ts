/** The frame of every field. 16 px on small screens, because iOS zooms into smaller fields. */
export const controlStyles = [
  'w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink text-base md:text-sm',
  // Not the outline: the focus shows immediately, in one frame instead of eight.
  'transition-[border-color,background-color]',
  'hover:border-muted focus-visible:outline-offset-0',
  'disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong [&[readonly]]:bg-sunken',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
].join(' ');
