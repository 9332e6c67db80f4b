import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources, root } from './web-build.ts';

/** The trained weights, packed with brotli, which the server reads at the first question to the built-in analyst. */
export const weightsFile = join(root, 'dist', 'analyst.weights');
/** Records the sources that `weightsFile` was made from. */
export const weightsStampFile = join(root, 'dist', 'analyst.built-from');

/** One hash of everything that the weights depend on. */
export const hashAnalyst = () => hashSources(['analyst', 'domain/words', 'scripts/train-analyst.ts']);

/**
 * Trains the analyst on its example questions, unless the existing weights were made from the current sources. It runs in a separate
 * process, whose memory is freed before the server starts.
 * @throws a sentence if it fails
 */
export async function ensureAnalystIsTrained(): Promise<void> {
  const stamp = await readFile(weightsStampFile, 'utf8').catch(() => '');
  if (stamp === (await hashAnalyst())) return;
  const child = spawn(process.execPath, [join(root, 'scripts', 'train-analyst.ts')], { cwd: root, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error('The analyst could not learn its example questions; the reason is above.');
}
