/**
 * Draws the pictures that represent the product in browsers and on other sites, and writes them to `web/public/`: the icons from the logo
 * mark, the social preview from the landing page. Run it after changing either; its results are part of the repository.
 */
import './pinned-node.ts';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { ensureBrowser } from './browser.ts';
import { startSampleServer } from './pictures/sample-server.ts';
import { root } from './web-build.ts';

const folder = join(root, 'web', 'public');
const markFile = join(root, 'web', 'ui', 'mark.svg');
/** The background colour of the page, for icons that must not be transparent. */
const PAPER = '#fbfaf7';

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const mark = await readFile(markFile, 'utf8');
  await copyFile(markFile, join(folder, 'favicon.svg'));
  await writeFile(join(folder, 'favicon.ico'), wrapInIco(await drawIcon(browser, mark, 32), 32));
  const icons = [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const;
  for (const [name, size] of icons) await writeFile(join(folder, name), await drawIcon(browser, mark, size, PAPER));
  await writeFile(join(folder, 'social.png'), await drawSocialPicture(browser));
} finally {
  await browser.close();
}

/** The logo mark as PNG: filling a transparent square, or with a margin on a background. */
async function drawIcon(browser: Browser, mark: string, size: number, ground?: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = ground ? Math.round(size * 0.64) : size;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-content:center;background:${ground ?? 'transparent'}">${mark.replace(
      'width="24" height="24"',
      `width="${drawn}" height="${drawn}"`,
    )}`,
  );
  const picture = await page.screenshot({ omitBackground: ground === undefined });
  await page.close();
  return picture;
}

/** An ICO file with one PNG: a header of 6 bytes, a directory entry of 16, and the picture. */
function wrapInIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The landing page's first screen without buttons, in the size that sites use for link previews. */
async function drawSocialPicture(browser: Browser): Promise<Buffer> {
  const server = await startSampleServer();
  try {
    const context = await browser.newContext({ viewport: { width: 1200, height: 630 }, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.addStyleTag({
      content: `
        header nav, header a:not([aria-label]), main > section:not(:first-child), footer { display: none !important }
        header { border: 0 !important } header > div { padding-top: 40px !important; padding-left: 56px !important }
        main > section > div { padding: 16px 56px 0 !important; grid-template-columns: 5fr 6fr !important; gap: 48px !important }
        h1 { font-size: 50px !important } h1 ~ div { display: none !important } h1 + p { font-size: 19px !important }
        figcaption { display: none !important }`,
    });
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await server.stop();
  }
}
