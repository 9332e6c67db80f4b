import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const webFolder = join(root, 'dist', 'web');
/** Records the sources that `webFolder` was built from. */
export const stampFile = join(root, 'dist', 'web.built-from');
/** The built file of each source (`scripts/web-pages/built-files.ts`). */
export const manifestFile = join(root, 'dist', 'web.manifest.json');

const sources = [
  'web',
  'domain',
  'drawing',
  'contract',
  'scripts/build.ts',
  'sample',
  'docs/tutorial',
  'docs/how-to',
  'docs/images',
  ...['method', 'file-formats', 'frozen-result', 'glossary'].map((name) => `docs/${name}.md`),
  'scripts/web-pages',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * One hash of files and folders; by default, of the sources of the web application. Modification times are not reliable, because a
 * checkout changes them.
 */
export async function hashSources(of: readonly string[] = sources): Promise<string> {
  const hash = createHash('sha256');
  for (const source of of) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    for (const file of await listFiles(path)) {
      hash.update(`${file.slice(root.length)}\0`);
      hash.update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Builds the web application, unless the existing build was made from the current sources. It runs in a separate process: the bundler's
 * memory is freed before the server starts, and NODE_ENV of a test run or a developer's shell does not affect the build.
 * @throws a sentence if the build fails
 */
export async function ensureWebIsBuilt(): Promise<void> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  const isThere = existsSync(join(webFolder, 'index.html'));
  if (isThere && stamp === (await hashSources())) return;
  await runBuilder('build.ts', 'the web application', isThere);
}

/**
 * Runs a builder in a separate process.
 * @param what what it builds, in words
 * @param isThere whether there is an earlier build
 * @throws a sentence if the build fails
 */
export async function runBuilder(script: string, what: string, isThere: boolean): Promise<void> {
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    if (isThere) return; // An installation without development packages runs the build it came with.
    const subject = what.replace(/^t/, 'T');
    throw new Error(`${subject} is not built, and its builder is not installed: run npm ci --include=dev`);
  }
  console.log(`Building ${what} (once, and again when its sources change) …`);
  const child = spawn(process.execPath, [join(root, 'scripts', script)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${what.replace(/^t/, 'T')} could not be built; the reason is above.`);
}
