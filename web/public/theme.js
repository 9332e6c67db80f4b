// Before the first paint: the chosen theme, so that nothing flashes. Without a choice the system's theme applies.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme applies.
}
// zod would try at its start whether it may make code from text. Our content policy forbids it, and the browser would report that.
window.__zod_globalConfig = { jitless: true };
