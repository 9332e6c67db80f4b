/** Makes the demo page's parts alive. */
import { hydrateRoot } from 'react-dom/client';
import DemoScreen from '#web/routes/demo.tsx';

hydrateRoot(document.getElementById('root')!, <DemoScreen />);
