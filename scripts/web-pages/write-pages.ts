import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync } from 'vite';
import { APP_START, type AppScreenName, appScreenNames, screens } from '#contract/screens.ts';
import { root } from '../web-build.ts';
import { type Manifest, scriptsOf, stylesOf } from './built-files.ts';
import { pageDocument, type RenderedPage } from './page-document.ts';
import { APP, sourcesOf } from './sources-of.ts';

const PAGE_SCRIPT = 'pages/page-script.ts';

/**
 * Completes a build in `folder`: renders the public pages from their components, and writes a page for each screen of the application
 * that starts it and names its files in advance.
 */
export async function writePages(folder: string, manifest: Manifest): Promise<void> {
  const assets = await readdir(join(folder, 'assets'));
  const theme = await hashTheme(folder);
  const fonts = ['inter-latin-wght-normal', 'source-serif-4-latin-600-normal'].map((font) => {
    const file = assets.find((name) => name.startsWith(`${font}-`) && name.endsWith('.woff2'));
    if (!file) throw new Error(`The build has no font ${font}.`);
    return `/assets/${file}`;
  });
  const url = (file: string) => `/${file}`;
  await mkdir(join(folder, 'pages'), { recursive: true });

  const rendered = await renderAll(folder);
  for (const page of rendered.pages) {
    const [script = '', ...preloads] = page.script ? scriptsOf(manifest, page.script).map(url) : [];
    const styles = stylesOf(manifest, PAGE_SCRIPT).map(url);
    const next = page.path === null ? [] : screenScripts(manifest, 'auth').map(url);
    const html = pageDocument(page, { theme, styles, fonts, script, preloads, next });
    const path = join(folder, 'pages', `${page.name}.html`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }

  await cp(join(root, 'docs', 'images'), join(folder, 'docs', 'images'), { recursive: true });

  const appPath = join(folder, APP);
  const app = (await readFile(appPath, 'utf8')).replace('"/theme.js"', `"${theme}"`);
  await writeFile(appPath, app);
  const start = { page: 'start', screen: startScreen, outline: rendered.outlines.start };
  for (const { page, screen, outline } of [start, ...rendered.outlines.screens]) {
    const scripts = screenScripts(manifest, screen)
      .map(url)
      .filter((href) => !app.includes(`"${href}"`));
    const inter = `    <link rel="preload" href="${fonts[0]}" as="font" type="font/woff2" crossorigin>\n`;
    const html = app
      .replace('  </head>', `${inter}  </head>`)
      .replace('<body>', `<body data-scripts="${scripts.join(' ')}">`)
      .replace('<div id="root"></div>', `<div id="outline">${outline}</div><div id="root"></div>`);
    await writeFile(join(folder, 'pages', `${page}.html`), html);
  }
}

/** The screen to which the application's own address redirects. */
const startScreen = appScreenNames.find((name) => screens[name].path === APP_START.leadsTo) ?? 'assessment';

/** Everything in the application between its start and a screen. */
function screenScripts(manifest: Manifest, screen: AppScreenName): string[] {
  return [...new Set(sourcesOf(screen).flatMap((source) => scriptsOf(manifest, source)))];
}

/** The file that sets the theme gets a content hash like all others, so that it is cached and never requested again. */
async function hashTheme(folder: string): Promise<string> {
  const source = join(folder, 'theme.js');
  // It runs before anything is painted, so it is minified.
  const text = minifySync(source, await readFile(source, 'utf8'), { module: false }).code;
  const url = `/assets/theme-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, url), text);
  await rm(source);
  return url;
}

/** What `web/pages/render-pages.tsx` returns. */
interface Rendered {
  pages: RenderedPage[];
  /** By the name of the page: 'auth', 'assessment', 'assessment.topic-selection'. */
  outlines: { start: string; screens: { page: string; screen: AppScreenName; outline: string }[] };
}

async function renderAll(folder: string): Promise<Rendered> {
  const outDir = `${folder}.pages`;
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      publicDir: false,
      build: { ssr: 'pages/render-pages.tsx', outDir, emptyOutDir: true, manifest: false },
    });
    const module = (await import(pathToFileURL(join(outDir, 'render-pages.js')).href)) as {
      renderPages(): Rendered['pages'];
      renderOutlines(): Rendered['outlines'];
    };
    return { pages: module.renderPages(), outlines: module.renderOutlines() };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
