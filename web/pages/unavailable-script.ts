/** Reloads by itself as soon as the server is ready again. */
const every = 4_000;

for (const note of document.querySelectorAll<HTMLElement>('[data-looking]')) note.hidden = false;

async function look(): Promise<void> {
  const isReady = await fetch('/readyz', { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
  if (isReady) window.location.reload();
  else setTimeout(look, every);
}
setTimeout(look, every);
