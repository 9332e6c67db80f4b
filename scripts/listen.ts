/**
 * Opens a screen of the sample company in Firefox, presses keys, and prints what the screen reader Orca hands to its voice.
 * `npm run listen -- register Tab Down*3 ctrl+z "type:water" "click:Filters" "to:Save impact" wait:2000`
 */
import './pinned-node.ts';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clearAway, runMarker } from './end-children.ts';
import { type Desk, findPrograms, startDesk } from './listening/desk.ts';
import { type ListenedWindow, openWindow } from './listening/window.ts';
import { startSampleServer } from './pictures/sample-server.ts';
import { screens } from './pictures/screens.ts';

/** A key that brings about nothing is waited for so long, in milliseconds. */
const PATIENCE = 2_500;
/** Silence for so long means that everything has been said. */
const SILENCE = 1_000;
/** A page that is being read on is not waited for longer than this. */
const LONGEST = 8_000;
/** How many stops `to:` passes at most. */
const FAR = 250;

const [name = '', ...steps] = process.argv.slice(2);
const screen = screens.find((candidate) => candidate.name === name && candidate.viewer === 'sample');
if (!screen) {
  const names = screens.filter(({ viewer }) => viewer === 'sample').map((candidate) => candidate.name);
  console.error(`npm run listen -- SCREEN [keys…], with one of these screens: ${[...new Set(names)].join(', ')}`);
  process.exit(1);
}

// May be entered but not listed: if PostgreSQL must run as a system user, that user works in a folder inside it.
const folder = mkdtempSync(join(tmpdir(), 'twofold-listen-'));
chmodSync(folder, 0o711);
process.env[runMarker] = folder;
process.env.TMPDIR = folder;
process.on('exit', () => clearAway(folder));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

try {
  await listen(screen.path, steps);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.exit();

async function listen(path: string, wanted: readonly string[]): Promise<void> {
  const programs = findPrograms();
  const server = await startSampleServer();
  const desk = await startDesk(programs, folder);
  const shown = await openWindow(programs.firefox, programs.xdotool, desk.env);
  await shown.page.goto(`${server.url}/auth`);
  await shown.page.evaluate(
    async (email, password) => {
      const body = JSON.stringify({ email, password });
      const headers = { 'content-type': 'application/json' };
      const { ok, status } = await fetch('/api/auth/sign-in', { method: 'POST', headers, body });
      if (!ok) throw new Error(`Signing in answered ${status}.`);
    },
    server.email,
    server.password,
  );
  await shown.clickMargin();
  const tell = await reporter(desk);
  await shown.page.goto(server.url + path);
  await tell(`opened ${path}`, 15_000);
  for (const step of wanted) await take(step, shown, tell);
  await shown.close();
  desk.close();
  await server.stop();
}

type Tell = (done: string, patience?: number) => Promise<void>;

/** Waits until nothing more is said, then prints what was said since the last time. */
async function reporter(desk: Desk): Promise<Tell> {
  let told = (await desk.readSaid()).length;
  return async (done, patience = PATIENCE) => {
    const began = Date.now();
    let said: string[] = [];
    let lastAt = began + patience - SILENCE;
    while (Date.now() < Math.min(lastAt + SILENCE, began + patience + LONGEST)) {
      await wait(100);
      const now = await desk.readSaid();
      if (now.length > Math.max(said.length, told)) lastAt = Date.now();
      said = now;
    }
    console.log(`[${done}]`);
    for (const utterance of said.slice(told)) console.log(`  ${utterance}`);
    told = said.length;
  };
}

/** Does one step as it was written. */
async function take(step: string, shown: ListenedWindow, tell: Tell): Promise<void> {
  const [, verb, rest = ''] = /^(type|click|to|wait):(.*)$/s.exec(step) ?? [];
  if (verb === 'type') await shown.type(rest);
  else if (verb === 'click') await shown.click(rest);
  else if (verb === 'wait') await wait(Number(rest));
  else if (verb === 'to') await tabTo(rest, shown);
  else {
    const [, key = step, times = '1'] = /^(.+)\*(\d+)$/.exec(step) ?? [];
    for (let time = 0; time < Number(times); time += 1) {
      await shown.press(key);
      await tell(key);
    }
    return;
  }
  await tell(step);
}

/** Presses Tab until the focus is on a control that is called so. */
async function tabTo(wanted: string, shown: ListenedWindow): Promise<void> {
  await shown.page.waitForSelector(`aria/${wanted}`);
  const meant = await shown.page.$$(`aria/${wanted}`);
  for (let stop = 0; stop < FAR; stop += 1) {
    const isThere = (...controls: Element[]) => controls.some((control) => control === document.activeElement);
    if (await shown.page.evaluate(isThere, ...meant)) return;
    await shown.press('Tab');
    await wait(50);
  }
  throw new Error(`${FAR} times Tab did not reach “${wanted}”.`);
}
