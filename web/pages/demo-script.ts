/** The demo page can be read before it is hydrated: its script waits until the page has been painted. */
import './page-script.ts';

const start = () => setTimeout(() => import('./demo-hydrate.tsx'));
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
