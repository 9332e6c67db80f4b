import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './web-build.ts';

/** The headless variant comes first: it takes a fifth less processor time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, the machine's own, or the one that playwright-core downloaded. It is started to
 * make sure, because on some systems the command only says how to install a browser.
 */
export function findBrowser(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...applications,
    downloadedPath(),
  ];
  return candidates.find((path) => path && existsSync(path) && starts(path));
}

function downloadedPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

const starts = (path: string): boolean =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/**
 * Finds a browser or installs one: first playwright-core's download (with the system libraries that it needs, if they may be installed),
 * then the package of Debian and related systems.
 * @throws a sentence that says what to do by hand
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium is installed; fetching one for the tests …');
  const isRoot = process.getuid?.() === 0;
  const hasApt = run('apt-get', ['--version']);
  const playwright = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const attempts = [
    () => run(process.execPath, [playwright, 'install', ...(isRoot && hasApt ? ['--with-deps'] : []), 'chromium']),
    () =>
      isRoot && hasApt && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium-headless-shell']),
    () => isRoot && hasApt && run('apt-get', ['install', '-y', 'chromium']),
  ];
  for (const attempt of attempts) {
    attempt();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium and none could be installed. Install Chromium or Google Chrome (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}

/** Prints nothing unless it fails, and never waits for input. */
function run(command: string, args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
  });
  if (status !== 0 && stderr !== null) {
    console.log(
      `${command} ${args.join(' ')} failed: ${`${stdout}\n${stderr}`.trim().split('\n').slice(-3).join(' ')}`,
    );
  }
  return status === 0;
}
