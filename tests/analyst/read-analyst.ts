import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Analyst, createAnalyst } from '#analyst/analyst.ts';
import { ensureAnalystIsTrained } from '../../scripts/analyst-weights.ts';

/** The analyst as the build trains it; trains it first if it was not trained from the current sources. */
export async function readAnalyst(): Promise<Analyst> {
  await ensureAnalystIsTrained();
  const weights = await readFile(new URL('../../dist/analyst.weights', import.meta.url));
  return createAnalyst(String(brotliDecompressSync(weights)));
}
