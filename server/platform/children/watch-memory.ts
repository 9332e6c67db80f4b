import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** How often the memory is checked, in milliseconds. */
const LOOKS_MS = 50;

/**
 * Monitors the total memory of a process, which no option of Node limits, until it ends. Only Linux reports it; elsewhere, nothing is
 * monitored.
 * @param onMore called once with the memory in MB if it exceeds the limit
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
