import type { Plugin } from 'vite';
import { isPublic, screenAt, screens } from '#contract/screens.ts';
import { pageDocument, type RenderedPage } from './page-document.ts';

/** For developers: renders the public pages on each request, in the same way as the build renders them once. */
export function publicPagesInDevelopment(): Plugin {
  return {
    name: 'public-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split(/[?#]/)[0] ?? '';
        try {
          const screen = screenAt(path);
          const isDocument = path.startsWith(`${screens.docs.path}/`);
          if (!isDocument && (screen === null || !isPublic(screen))) return next();
          const module = (await server.ssrLoadModule('/pages/render-pages.tsx')) as {
            renderPages(): RenderedPage[];
          };
          const page = module.renderPages().find((rendered) => rendered.path === path);
          if (!page) return next();
          const files = { theme: '/theme.js', styles: ['/styles/app.css'], fonts: [], preloads: [], next: [] };
          const html = pageDocument(page, { ...files, script: page.script && `/${page.script}` });
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(path, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
