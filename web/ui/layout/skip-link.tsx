/** The first stop of the Tab key, which skips the navigation. `target` is the id of an element that can take the focus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      // A jump by address would add to the history, and Back would seem to do nothing.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      className="sr-only rounded-md bg-accent text-sm font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2"
    >
      {children}
    </a>
  );
}
