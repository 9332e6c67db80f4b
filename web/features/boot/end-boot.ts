/** Takes the page's outline away as soon as the application shows something of its own. */
export function endBoot(root: HTMLElement): void {
  const boot = document.getElementById('boot');
  if (!boot) return;
  const observer = new MutationObserver(() => {
    if (root.childElementCount === 0 || root.querySelector('[data-waiting]')) return;
    observer.disconnect();
    boot.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
