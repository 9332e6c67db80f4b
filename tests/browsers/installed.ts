import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand, findFirefox } from '../../scripts/find-command.ts';
import type { BrowserTab } from './browser-tab.ts';
import { openFirefox } from './firefox-tab.ts';
import { openWebKit } from './webkit-tab.ts';

const LIBRARIES = '/usr/lib';

/** WebKitGTK's small browser is beside its library: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((library) =>
        join(LIBRARIES, name, library, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

/** A browser other than Chromium, and how to open a tab in it; null if it is not installed. */
export interface OtherBrowser {
  name: string;
  /** The package of Debian to install. */
  packages: string;
  open: (() => Promise<BrowserTab>) | null;
}

/** Firefox and WebKitGTK, if this machine has them. */
export function otherBrowsers(): OtherBrowser[] {
  const firefox = findFirefox();
  const [driver, miniBrowser, display] = [findCommand('WebKitWebDriver'), findMiniBrowser(), findCommand('Xvfb')];
  return [
    { name: 'Firefox', packages: 'firefox-esr', open: firefox ? () => openFirefox(firefox) : null },
    {
      name: 'WebKitGTK',
      packages: 'webkit2gtk-driver xvfb',
      open: driver && miniBrowser && display ? () => openWebKit({ driver, miniBrowser, display }) : null,
    },
  ];
}
