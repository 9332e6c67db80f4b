/** One public page, rendered. */
export interface RenderedPage {
  /** File under `pages/`. */
  name: string;
  title: string;
  description: string;
  /** Its address; null for error pages (not found, unavailable), which search engines must not index. */
  path: string | null;
  /** Static HTML before and after the part that the browser hydrates. */
  before: string;
  main: string;
  after: string;
  /** The entry file of the page's script, relative to `web/`; '' if there is none. */
  script: string;
}

/** Addresses of the built files that a page names. */
export interface PageFiles {
  theme: string;
  styles: readonly string[];
  fonts: readonly string[];
  script: string;
  /** What the script imports. */
  preloads: readonly string[];
  /** What the next page will need; loaded when someone points to its link. */
  next: readonly string[];
}

/** Stands for the address of the installation, which is known only at run time (`server/platform/http/static-files.ts`). */
export const ORIGIN = 'https://twofold.invalid';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The whole HTML of a public page. Nothing is inlined, because the content security policy allows only our own files. */
export function pageDocument(page: RenderedPage, files: PageFiles): string {
  const [title, description] = [escapeText(page.title), escapeText(page.description)];
  const address = page.path === null ? null : ORIGIN + page.path;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1714">',
    ...(address === null
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${address}">`,
          '<meta property="og:type" content="website">',
          '<meta property="og:site_name" content="Twofold">',
          `<meta property="og:title" content="${title}">`,
          `<meta property="og:description" content="${description}">`,
          `<meta property="og:url" content="${address}">`,
          `<meta property="og:image" content="${ORIGIN}/social.png">`,
          '<meta property="og:image:width" content="1200">',
          '<meta property="og:image:height" content="630">',
          '<meta property="og:image:alt" content="Twofold: a materiality matrix with its topics">',
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...files.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<script src="${files.theme}"></script>`,
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(files.script ? [`<script type="module" src="${files.script}"></script>`] : []),
    ...files.preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ];
  const next = files.next.length > 0 ? ` data-next="${files.next.join(' ')}"` : '';
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head>\n${head.join('\n')}\n</head>`,
    `<body${next}>${page.before}<div id="root">${page.main}</div>${page.after}</body>`,
    '</html>\n',
  ].join('\n');
}
