/** The demo page is read first and made alive after: its script waits until the page is painted. */
import './still-page.ts';

const start = () => setTimeout(() => import('./demo-page.tsx'));
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
