import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicPagesInDevelopment } from './scripts/web-pages/serve-pages.ts';
import { sampleCompanyModule, slimContractModule } from './scripts/web-pages/virtual-modules.ts';

/** What changes with a library's version only keeps its name, and stays in browsers, across our own releases. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
  { name: 'router-and-queries', test: /node_modules[\\/](react-router|@tanstack|@orpc)[\\/]/, priority: 8 },
];
/** Parts of the design system that screens share, joined, because a slow line pays for each request: those of the first screen, then the rest. */
const parts = [
  {
    name: 'first-parts',
    test: /web[\\/](lib[\\/]cn|ui[\\/](alert|button|card|control-styles|error-state|field|form|icon-button|input|label|link-button|mark|page-[a-z]+|skeleton|spinner|tone-icon|toast-store))\b/,
    priority: 7,
  },
  {
    name: 'account-parts',
    test: /contract[\\/]auth-words|domain[\\/]people[\\/](email|password|person-name)\b|features[\\/]auth[\\/](messages|password-input|read-auth-place)\b/,
    priority: 7,
  },
  {
    name: 'floating-parts',
    test: /node_modules[\\/]@(base-ui|floating-ui)[\\/](?!.*(combobox|slider))|web[\\/]ui[\\/](confirm-dialog|dialog|menu|popover|popup-styles|sheet|tabs|tooltip)\b/,
    priority: 6,
  },
  {
    name: 'more-parts',
    test: /web[\\/]ui[\\/](badge|checkbox|data-table|empty-state|esg-tag|progress|radio-group|score-bars|segmented|select|shape-marker|switch|table|textarea|theme|two-axis-gauge|use-media-query)\b/,
    priority: 5,
  },
];

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
      output: {
        codeSplitting: { groups: [...libraries, ...parts] },
      },
      input: [
        'web/index.html',
        'web/features/public/still-page.ts',
        'web/features/public/demo-start.ts',
        'web/features/public/unavailable-page.ts',
      ],
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/functions': 'http://127.0.0.1:3000' } },
});
