import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts an X server in memory, which chooses a free display and names it.
 * @param started receives the process, even if it fails
 */
export async function startDisplay(command: string, started: ChildProcess[]): Promise<string> {
  const server = spawn(command, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(server);
  const named = server.stdio[3];
  if (!named) throw new Error('The X server has no channel for its display.');
  return await new Promise((resolve, reject) => {
    named.once('data', (text) => resolve(`:${String(text).trim()}`));
    server.once('exit', () => reject(new Error('The X server ended before it named its display.')));
  });
}
