/**
 * What a public page does in addition to being read: it lets people choose the theme, closes the menu of its sections, and loads the
 * next page's files as soon as somebody is about to follow a link.
 */
import '#web/styles/app.css';

const key = 'theme'; // As in web/ui/theme.ts, which would load React as well.
const page = document.documentElement;

function store(theme: string): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
}

function showTheme(): void {
  const theme = page.dataset.theme ?? 'system';
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-value]')) {
    button.setAttribute('aria-pressed', String(button.dataset.themeValue === theme));
  }
}

for (const choice of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
  choice.hidden = false;
  choice.addEventListener('click', (event) => {
    const theme = (event.target as Element).closest<HTMLElement>('[data-theme-value]')?.dataset.themeValue;
    if (!theme) return;
    store(theme);
    if (theme === 'system') delete page.dataset.theme;
    else page.dataset.theme = theme;
    showTheme();
  });
}
showTheme();

for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-sections]')) {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('details[data-sections] > summary'))) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

function fetchNext(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/auth"]') : null;
  if (!link) return;
  for (const type of reaching) document.removeEventListener(type, fetchNext);
  for (const href of (document.body.dataset.next ?? '').split(' ').filter(Boolean)) {
    const preload = document.createElement('link');
    preload.rel = 'modulepreload';
    preload.href = href;
    document.head.append(preload);
  }
}
const reaching = ['pointerover', 'focusin', 'touchstart'] as const;
for (const type of reaching) document.addEventListener(type, fetchNext, { passive: true });
