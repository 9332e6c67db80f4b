import { appScreen, isAppStart, isPublic, type ScreenName, screenAt } from '#contract/screens.ts';
import type { StaticFiles } from './static-files.ts';

/** A screen's name, or the address of the application itself, which redirects to one. */
export type PageName = ScreenName | 'start';

/** The page at a path; null if there is none. */
export function pageAt(path: string): PageName | null {
  return isAppStart(path) ? 'start' : screenAt(path);
}

/** Readable without a script and without a database. */
export const isPublicPage = (name: PageName): boolean => name !== 'start' && isPublic(name);

/**
 * The page that starts a screen, or is one; for the wizard, the page of the section in the address. A screen without a page of its own is
 * started by the application's.
 *
 * @param isSignedIn whether the browser sent a session; only then is it told to request the screen's data immediately
 */
export function screenPage(files: StaticFiles, name: PageName, request: Request, isSignedIn: boolean): Response {
  const params = new URL(request.url).searchParams;
  const page =
    files.find(`/pages/${name}.${params.get('section')}.html`, request) ??
    files.find(`/pages/${name}.html`, request) ??
    files.find('/index.html', request) ??
    notBuiltPage();
  // The data of a chosen assessment is at another address.
  const isNamed = params.has('assessment');
  for (const url of isSignedIn && !isNamed ? firstAsked(name) : []) {
    page.headers.append('link', `<${url}>; rel=preload; as=fetch; crossorigin`);
  }
  return page;
}

/** What a screen always requests. Naming it early starts the request before any script has loaded. */
function firstAsked(name: PageName): string[] {
  if (name === 'start' || isPublic(name)) return [];
  const { who, first } = appScreen(name);
  return who === 'person' || who === 'member' ? ['/api/session', ...(first ? [first] : [])] : [];
}

/** A page of the documentation, rendered by the build; null if there is none. */
export function documentPage(files: StaticFiles, request: Request): Response | null {
  const { pathname } = new URL(request.url);
  if (!/^\/docs(\/[a-z-]+)+$/.test(pathname)) return null;
  return files.find(`/pages${pathname}.html`, request);
}

export function notFoundPage(files: StaticFiles, request: Request): Response {
  return files.standIn('/pages/404.html', request, 404) ?? notBuiltPage();
}

/** For when the database is unavailable: the page polls `/readyz` and continues automatically. */
export function databaseAwayPage(files: StaticFiles, request: Request): Response {
  const page =
    files.standIn('/pages/unavailable.html', request, 503) ??
    plainPage(
      'Twofold is not available right now',
      'The database is not responding. Everything you saved is safe. This page will work again as soon as the database is back.',
    );
  page.headers.set('retry-after', '2');
  return page;
}

/** Nothing is built, so there is no stylesheet either. */
function notBuiltPage(): Response {
  return plainPage('The web application is not built', 'Run "npm start", which builds it, or "npm run build".');
}

function plainPage(title: string, text: string): Response {
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Twofold</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">Try again</a></p></main></body>
</html>`;
  return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
