// Before the first paint: the chosen theme, so that nothing flashes. Without a choice the system's theme applies.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme applies.
}
