import './pinned-node.ts';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { hashSources, manifestFile, root, stampFile, webFolder } from './web-build.ts';
import type { Manifest } from './web-pages/built-files.ts';
import { writePages } from './web-pages/write-pages.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);
/** Below this many bytes, compressing a file saves nothing in transfer. */
const worthPacking = 1_000;

const startedAt = performance.now();
const builtFrom = await hashSources();
// Built in a separate folder and swapped in, so that an interrupted or parallel build never leaves half of one.
const draft = `${webFolder}.${process.pid}`;
try {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: draft, emptyOutDir: true },
  });
  const manifest = await takeManifest(draft);
  await writePages(draft, manifest);
  await packFiles(draft);
  await swapIn(draft);
  await writeFile(manifestFile, JSON.stringify(manifest));
  await writeFile(stampFile, builtFrom);
  console.log(`Built the web application in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await rm(draft, { recursive: true, force: true });
}

/** The list of what each source was built into is for the build and its checks, not for browsers. */
async function takeManifest(folder: string): Promise<Manifest> {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  await rm(join(folder, '.vite'), { recursive: true });
  return manifest;
}

/** Writes `.br` and `.gz` next to each file that becomes smaller; the server chooses by what the browser accepts. */
async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const packing = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const plain = await readFile(path);
      if (plain.length < worthPacking) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        }),
        promisify(gzip)(plain, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    });
  await Promise.all(packing);
}

async function swapIn(folder: string): Promise<void> {
  const old = `${webFolder}.${process.pid}.old`;
  await mkdir(join(root, 'dist'), { recursive: true });
  await rm(stampFile, { force: true });
  await rename(webFolder, old).catch(() => {});
  await rename(folder, webFolder);
  await rm(old, { recursive: true, force: true });
}
