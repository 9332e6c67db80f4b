import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicPagesInDevelopment } from './scripts/web-pages/serve-pages.ts';
import { sampleCompanyModule, slimContractModule } from './scripts/web-pages/virtual-modules.ts';

/** The browser application. Nothing is inlined: the content security policy allows files of our own and nothing else. */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), sampleCompanyModule(), slimContractModule(), publicPagesInDevelopment()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: [
        'web/index.html',
        'web/features/public/still-page.ts',
        'web/features/public/demo-page.tsx',
        'web/features/public/unavailable-page.ts',
      ],
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/functions': 'http://127.0.0.1:3000' } },
});
