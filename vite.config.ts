import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicPagesInDevelopment } from './scripts/web-pages/serve-pages.ts';
import { sharedChunks } from './scripts/web-pages/share-chunks.ts';
import { sampleCompanyModule, slimContractModule } from './scripts/web-pages/virtual-modules.ts';

/** What changes with a library's version only keeps its name, and stays in browsers, across our own releases. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
  {
    name: 'router-and-queries',
    test: /node_modules[\\/](react-router|@tanstack[\\/](react-query|query-core)|@orpc)[\\/]/,
    priority: 8,
  },
];

/**
 * Reads `&amp;` and its like from a table. The package's version for browsers writes `innerHTML`, which Trusted Types refuse; what
 * it resolves to outside a browser has no need of a document.
 */
const characterReferences = 'decode-named-character-reference';

/** The browser application. Nothing is inlined: the content security policy allows files of our own and nothing else. */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), sampleCompanyModule(), slimContractModule(), publicPagesInDevelopment()],
  resolve: { alias: { [characterReferences]: fileURLToPath(import.meta.resolve(characterReferences)) } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // The first script contains the names of all others, so short names save bytes; the manifest maps them to their sources.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [...libraries, ...sharedChunks()],
        },
      },
      input: [
        'web/index.html',
        'web/pages/page-script.ts',
        'web/pages/demo-script.ts',
        'web/pages/unavailable-script.ts',
      ],
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/functions': 'http://127.0.0.1:3000' } },
});
