/**
 * For developers: the server restarts when a source changes, and Vite serves the web application live. With `--sample NAME`, on a
 * scenario of the sample company in a separate data folder.
 */
import './pinned-node.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureAnalystIsTrained } from './analyst-weights.ts';
import { readChosenScenario } from './chosen-scenario.ts';
import { root } from './web-build.ts';

const webPort = 5173;
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${webPort}`;

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const scenario = chooseScenario();
const serverFile = scenario ? 'serve-demo.ts' : 'serve.ts';
const serverArgs = scenario ? ['--sample', scenario] : [];

await ensureAnalystIsTrained();
const children = [
  run(['--watch', '--watch-preserve-output', join(root, 'scripts', serverFile), ...serverArgs], {
    // The origin check must know the address that the browser shows, which is Vite's.
    PUBLIC_URL: publicUrl,
  }),
  run([join(root, 'node_modules', 'vite', 'bin', 'vite.js'), '--port', String(webPort), '--strictPort']),
];

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
    stopAll();
  });
}

function chooseScenario() {
  try {
    return readChosenScenario(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
