import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** How often it is looked, in milliseconds. */
const LOOKS_MS = 50;

/**
 * Watches what a process holds in memory as a whole, which no option of Node's bounds, until it ends. Linux alone tells that; elsewhere
 * nothing is watched.
 *
 * @param onMore told once what it holds in MB, when that is more than it may
 */
export function watchMemory(child: ChildProcess, mostMb: number, onMore: (heldMb: number) => void): void {
  if (process.platform !== 'linux') return;
  const look = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const held = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
    if (held <= mostMb || timer === undefined) return;
    stop();
    onMore(Math.round(held));
  };
  let timer: NodeJS.Timeout | undefined = setInterval(() => void look(), LOOKS_MS);
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  child.once('exit', stop);
}
