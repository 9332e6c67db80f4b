import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Analyst } from '#analyst/analyst.ts';

/**
 * Creates the function that loads the analyst, its program and its weights, with the first question.
 * @param weightsFile what the build has learned from the example questions (`scripts/train-analyst.ts`)
 */
export function createAnalystLoader(weightsFile: string): () => Promise<Analyst> {
  let loaded: Promise<Analyst> | undefined;
  return () => {
    loaded ??= load(weightsFile).catch((error: unknown) => {
      // The next question tries again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

async function load(weightsFile: string): Promise<Analyst> {
  const [{ createAnalyst }, packed] = await Promise.all([import('#analyst/analyst.ts'), readFile(weightsFile)]);
  return createAnalyst(String(await promisify(brotliDecompress)(packed)));
}
