/** Hydrates the parts of the demo page. */
import { hydrateRoot } from 'react-dom/client';
import { findRoot } from '#web/lib/find-root.ts';
import DemoPage from './demo.tsx';

hydrateRoot(findRoot(), <DemoPage />);
