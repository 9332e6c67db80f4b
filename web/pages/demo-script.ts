/** The demo page is read first and made alive after: its script waits until the page is painted. */
import './page-script.ts';

const start = () => setTimeout(() => import('./demo-hydrate.tsx'));
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
