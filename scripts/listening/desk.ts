import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findCommand, findFirefox } from '../find-command.ts';
import { startDisplay } from '../start-display.ts';

/** Each program that listening needs, and the package of Debian that has it. */
const PROGRAMS = {
  firefox: { find: findFirefox, packages: 'firefox-esr' },
  xvfb: { find: () => findCommand('Xvfb'), packages: 'xvfb' },
  none: { find: () => findCommand('true'), packages: 'coreutils' },
  xdotool: { find: () => findCommand('xdotool'), packages: 'xdotool' },
  dbus: { find: () => findCommand('dbus-daemon'), packages: 'dbus' },
  atSpi: { find: () => ['/usr/libexec/at-spi-bus-launcher'].find(existsSync), packages: 'at-spi2-core' },
  speech: { find: () => findCommand('speech-dispatcher'), packages: 'speech-dispatcher' },
  orca: { find: () => findCommand('orca'), packages: 'orca' },
} as const;

type Program = keyof typeof PROGRAMS;

/** The paths of the programs. @throws a sentence that says what to install */
export function findPrograms(): Record<Program, string> {
  const found = Object.entries(PROGRAMS).map(([name, { find, packages }]) => ({ name, path: find(), packages }));
  const missing = found.filter(({ path }) => !path).map(({ packages }) => packages);
  if (missing.length > 0) {
    throw new Error(`Listening needs what this machine does not have: sudo apt-get install ${missing.join(' ')}`);
  }
  return Object.fromEntries(found.map(({ name, path }) => [name, path])) as Record<Program, string>;
}

/** A desktop without a screen or a voice, on which Orca runs. */
export interface Desk {
  /** The environment in which a program is part of this desktop. */
  env: NodeJS.ProcessEnv;
  /** Everything that Orca has handed to its voice so far, one utterance each. */
  readSaid(): Promise<string[]>;
  /** Ends what was started here. */
  close(): void;
}

/**
 * Starts an X server, a session bus, a speech server without a voice, and Orca.
 * @param folder becomes the home of them all
 */
export async function startDesk(programs: Record<Program, string>, folder: string): Promise<Desk> {
  const started: ChildProcess[] = [];
  const said = join(folder, 'said.jsonl');
  const config = join(folder, 'speech');
  await mkdir(join(folder, 'runtime'), { mode: 0o700 });
  await mkdir(config);
  await writeFile(
    join(config, 'speechd.conf'),
    `LogLevel 1\nLogDir "${config}"\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n`,
  );
  const display = await startDisplay(programs.xvfb, started);
  const base: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, 'runtime'),
    DISPLAY: display,
    LANG: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
  };
  const address = await startBus(programs.dbus, folder, base, started);
  const env: NodeJS.ProcessEnv = { ...base, DBUS_SESSION_BUS_ADDRESS: address };
  const start = (program: string, args: string[], more: NodeJS.ProcessEnv = {}) => {
    started.push(spawn(program, args, { env: { ...env, ...more }, stdio: 'ignore' }));
  };
  start(programs.atSpi, ['--launch-immediately', '--screen-reader=1', '--a11y=1']);
  start(programs.speech, ['--run-single', '--config-dir', config]);
  // Orca refuses to run beside another one of the same user, which here has its own display: it finds none.
  const commands = join(folder, 'commands');
  await mkdir(commands);
  await symlink(programs.none, join(commands, 'pgrep'));
  const preferences = join(folder, 'orca');
  await mkdir(preferences);
  await writeFile(join(preferences, 'orca-customizations.py'), RECORDER);
  start(programs.orca, ['--user-prefs', preferences, '--disable', 'key-echo'], {
    PATH: `${commands}:${env.PATH}`,
    SAID: said,
  });
  const readSaid = async () => {
    const lines = (await readFile(said, 'utf8').catch(() => '')).split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as string);
  };
  for (let left = 600; (await readSaid()).length === 0; left -= 1) {
    if (left === 0) throw new Error('Orca did not begin to speak.');
    await wait(100);
  }
  return {
    env,
    readSaid,
    close: () => {
      for (const child of started.toReversed()) child.kill();
    },
  };
}

/**
 * Orca loads this with its settings: instead of speaking, it writes each utterance down as a line of JSON. Where Orca reads on by itself,
 * it waits as long as a quick voice takes, so that a key or a message interrupts the reading as it does in earnest.
 */
const RECORDER = `
import html, json, os, re
from gi.repository import GLib
from speechd import CallbackType
from orca.speechdispatcherfactory import SpeechServer
CHARACTERS_PER_SECOND = 25
said = open(os.environ['SAID'], 'a', buffering=1)
send = SpeechServer._send_command
voice = {}
def end(how):
    callback = voice.pop('callback', None)
    if callback:
        GLib.source_remove(voice.pop('timer'))
        callback(how)
def record(self, command, *args, callback=None, **kwargs):
    name = command.__name__
    if name == 'cancel':
        return end(CallbackType.CANCEL)
    if name not in ('speak', 'char'):
        return send(self, command, *args, **kwargs)
    text = ' '.join(html.unescape(re.sub('<[^>]*>', '', args[0])).split())
    said.write(json.dumps(text) + '\\n')
    if callback:
        end(CallbackType.CANCEL)
        callback(CallbackType.BEGIN)
        voice['callback'] = callback
        voice['timer'] = GLib.timeout_add(1000 * len(text) // CHARACTERS_PER_SECOND, end, CallbackType.END)
SpeechServer._send_command = record
`;

/** A session bus that starts nothing by itself: a portal for documents would mount a file system that outlives it. */
const BUS_CONFIG = `<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>`;

/** Starts a session bus and returns its address. */
async function startBus(
  command: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  started: ChildProcess[],
): Promise<string> {
  const config = join(folder, 'bus.conf');
  await writeFile(config, BUS_CONFIG);
  const bus = spawn(command, [`--config-file=${config}`, '--nofork', '--print-address=1'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(bus);
  return await new Promise((resolve, reject) => {
    bus.stdout.once('data', (text) => resolve(String(text).trim()));
    bus.once('exit', () => reject(new Error('The session bus ended before it named its address.')));
  });
}
