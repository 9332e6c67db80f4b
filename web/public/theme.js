// Before the first paint: the chosen theme, so that nothing flashes. Without a choice the system's theme applies.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme applies.
}
// The sidebar as wide as it was left (`sidebar-state.ts`), for the outline that stands before the application is there.
if (/(^|; )(__Host-)?sidebar_state=false/.test(document.cookie)) document.documentElement.dataset.sidebar = 'icons';
// zod would try at its start whether it may make code from text. Our content policy forbids it, and the browser would report that.
window.__zod_globalConfig = { jitless: true };
