/** Removes the page's outline as soon as the application shows its own content. */
export function endOutline(root: HTMLElement): void {
  const outline = document.getElementById('outline');
  if (!outline) return;
  const observer = new MutationObserver(() => {
    if (root.childElementCount === 0 || root.querySelector('[data-waiting]')) return;
    observer.disconnect();
    outline.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
