import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../web-build.ts';
import { type Manifest, scriptsOf, stylesOf } from './built-files.ts';
import { pageDocument, type RenderedPage } from './page-document.ts';

const APP = 'index.html';
/** What the application's page starts once it is painted. */
const MAIN = 'main.tsx';
const SHELL = 'routes/app-shell.tsx';

/** Which files each screen needs at once: named in the page that starts it, so that they are fetched side by side (`web/start.ts`). */
const screens: Record<string, readonly string[]> = {
  auth: ['routes/auth.tsx'],
  invitation: ['routes/invitation.tsx'],
  'company-setup': ['routes/company-setup.tsx'],
  app: [SHELL, 'routes/assessment.tsx'],
  'app/assessment': [SHELL, 'routes/assessment.tsx'],
  'app/dashboard': [SHELL, 'routes/dashboard.tsx'],
  'app/chat': [SHELL, 'routes/chat.tsx'],
  'app/company': [SHELL, 'routes/company.tsx'],
  'app/profile': [SHELL, 'routes/profile.tsx'],
  'app/settings': [SHELL, 'routes/settings.tsx'],
};

/**
 * Completes a build in `folder`: renders the public pages from their components, and writes for each screen of the
 * application the page that starts it with its files named ahead.
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
  await mkdir(join(folder, 'pages', 'app'), { recursive: true });

  const rendered = await renderAll(folder);
  for (const page of rendered.pages) {
    const [script = '', ...preloads] = page.script ? scriptsOf(manifest, page.script).map(url) : [];
    const styles = stylesOf(manifest, 'features/public/still-page.ts').map(url);
    const next = page.path === null ? [] : screenScripts(manifest, ['routes/auth.tsx']).map(url);
    const html = pageDocument(page, { theme, styles, fonts, script, preloads, next });
    await writeFile(join(folder, 'pages', `${page.name}.html`), html);
  }

  const appPath = join(folder, APP);
  const app = (await readFile(appPath, 'utf8')).replace('"/theme.js"', `"${theme}"`);
  await writeFile(appPath, app);
  for (const [name, boot] of Object.entries(rendered.boots)) {
    const sources = screens[name.split('.')[0]!] ?? [];
    const scripts = screenScripts(manifest, sources)
      .map(url)
      .filter((href) => !app.includes(`"${href}"`));
    const inter = `    <link rel="preload" href="${fonts[0]}" as="font" type="font/woff2" crossorigin>\n`;
    const html = app
      .replace('  </head>', `${inter}  </head>`)
      .replace('<body>', `<body data-scripts="${scripts.join(' ')}">`)
      .replace('<div id="root"></div>', `<div id="boot">${boot}</div><div id="root"></div>`);
    await writeFile(join(folder, 'pages', `${name}.html`), html);
  }
}

/** Everything of the application that stands between its start and a screen. */
function screenScripts(manifest: Manifest, sources: readonly string[]): string[] {
  return [...new Set([APP, MAIN, ...sources].flatMap((source) => scriptsOf(manifest, source)))];
}

/** The file that sets the theme gets a content hash like all others, so that it is kept and never asked for again. */
async function hashTheme(folder: string): Promise<string> {
  const source = join(folder, 'theme.js');
  const text = await readFile(source);
  const url = `/assets/theme-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, url), text);
  await rm(source);
  return url;
}

/** What `web/features/public/render-pages.tsx` makes. */
interface Rendered {
  pages: RenderedPage[];
  /** By the page's name: 'auth', 'app/assessment', 'app/assessment.topic-selection'. */
  boots: Record<string, string>;
}

async function renderAll(folder: string): Promise<Rendered> {
  const outDir = `${folder}.pages`;
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      publicDir: false,
      build: { ssr: 'features/public/render-pages.tsx', outDir, emptyOutDir: true, manifest: false },
    });
    const module = (await import(pathToFileURL(join(outDir, 'render-pages.js')).href)) as {
      renderPages(): Rendered['pages'];
      renderBoots(): Rendered['boots'];
    };
    return { pages: module.renderPages(), boots: module.renderBoots() };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
