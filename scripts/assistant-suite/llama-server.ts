import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

const PROGRAM = 'llama-server';
/** In milliseconds: a large model may have to be read from a slow disk. */
const READY_MS = 300_000;
/** Leaves room for the tools' answers. */
const CONTEXT = 16_384;

export const HOW_TO_GET_LLAMA =
  'llama-server is not on the PATH: install llama.cpp (a package of most systems, or https://github.com/ggml-org/llama.cpp), or set LLM_BASE_URL and LLM_MODEL to ask another OpenAI-compatible endpoint.';

/** Why the suite cannot run here; the message is for the person who typed the command. */
export class CannotRun extends Error {}

export interface LlamaServer {
  /** For example http://127.0.0.1:40123/v1. */
  baseUrl: string;
  stop(): Promise<void>;
}

/** The path of the program, or null if it is not installed. */
export function findLlamaServer(path = process.env.PATH ?? ''): string | null {
  for (const folder of path.split(delimiter).filter((name) => name !== '')) {
    const candidate = join(folder, PROGRAM);
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) return candidate;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/**
 * Starts llama.cpp's server with a model on a free port of this machine and waits until it is loaded.
 * @throws CannotRun
 */
export async function startLlamaServer(program: string, modelFile: string, readyMs = READY_MS): Promise<LlamaServer> {
  const isThere = statSync(modelFile, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isThere) throw new CannotRun(`There is no model file at ${modelFile}.`);
  const port = await freePort();
  // Tool calls need the model's own template (--jinja).
  const options = ['--host', '127.0.0.1', '--port', String(port), '--ctx-size', String(CONTEXT), '--jinja'];
  const child = spawn(program, ['--model', modelFile, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes) => {
    said = (said + bytes).slice(-2000);
  });
  let ended: string | null = null;
  const exit = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      ended = error.message;
      resolve();
    });
    child.once('exit', (code, signal) => {
      ended ??= `it ended with ${signal ?? `code ${code}`}`;
      resolve();
    });
  });
  const stop = async () => {
    if (ended === null) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
    await exit;
    clearTimeout(timer);
  };
  const until = performance.now() + readyMs;
  while (ended === null && performance.now() < until) {
    const health = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    await health?.body?.cancel();
    if (health?.ok) return { baseUrl: `http://127.0.0.1:${port}/v1`, stop };
    await Promise.race([wait(200), exit]);
  }
  const reason = ended ?? `it was not ready after ${Math.round(readyMs / 1000)} seconds`;
  await stop();
  throw new CannotRun(`llama-server did not start: ${reason}. ${lastLine(said)}`.trim());
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
