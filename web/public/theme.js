// Applies the chosen theme before the first paint, so that nothing flashes. Without a choice, the system's theme applies.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked; the system's theme applies.
}
// The sidebar has its last width (`sidebar-state.ts`), or what the window allows, for the outline shown before the application loads.
const sidebar = /(?:^|; )(?:__Host-)?sidebar_state=(true|false)/.exec(document.cookie)?.[1];
const isNarrow = matchMedia('(max-width: 1099.98px)').matches;
if (sidebar === 'false' || (sidebar === undefined && isNarrow)) document.documentElement.dataset.sidebar = 'icons';
// Stops zod from testing at startup whether it may evaluate code: our content policy forbids it, and the browser would report that.
window.__zod_globalConfig = { jitless: true };
