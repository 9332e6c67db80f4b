import './pinned-node.ts';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { hashServer, serverFolder, serverStampFile } from './server-build.ts';
import { root } from './web-build.ts';

const startedAt = performance.now();
const builtFrom = await hashServer();
// Built in a separate folder and swapped in, so that an interrupted or parallel build never leaves half of one.
const draft = `${serverFolder}.${process.pid}`;
try {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: draft,
      emptyOutDir: true,
      target: 'node24',
      // Names stay readable in stack traces without a source map in memory.
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: {
          serve: join(root, 'scripts', 'serve.ts'),
          'serve-demo': join(root, 'scripts', 'serve-demo.ts'),
          'make-file': join(root, 'documents', 'making', 'child.ts'),
          'read-file': join(root, 'documents', 'reading', 'child.ts'),
        },
      },
    },
    // Includes libraries: a process that loads a dozen files takes half the memory of one that loads two thousand.
    ssr: { noExternal: true, external: ['pg-native', '@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js'] },
  });
  await mkdir(join(root, 'dist'), { recursive: true });
  await rm(serverStampFile, { force: true });
  const old = `${draft}.old`;
  await rename(serverFolder, old).catch(() => {});
  await rename(draft, serverFolder);
  await rm(old, { recursive: true, force: true });
  await writeFile(serverStampFile, builtFrom);
  console.log(`Built the server in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await rm(draft, { recursive: true, force: true });
}
