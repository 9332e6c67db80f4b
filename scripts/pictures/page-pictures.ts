import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openScores, type Screen } from './screens.ts';

/** The screens that the landing page shows. Their pictures are called `register-wide-dark.webp`. */
const shown: readonly Pick<Screen, 'name' | 'path' | 'prepare'>[] = [
  { name: 'dashboard', path: '/app/dashboard' },
  { name: 'score', path: '/app/assessment?section=impact-materiality', prepare: openScores },
  { name: 'register', path: '/app/register' },
];
const sizes = [
  { size: 'wide', viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.5 },
  { size: 'narrow', viewport: { width: 375, height: 560 }, deviceScaleFactor: 2 },
] as const;
const themes = ['light', 'dark'] as const;
/** The pages of the report that are shown: the cover and the summary for the board. */
const reportPages = { cover: 1, summary: 3 } as const;

/**
 * Takes the pictures of the landing page: each screen at two widths and in both themes, and pages of the report.
 * @param options of the browser's context, signed in to the sample company
 */
export async function takePagePictures(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
  folder: string,
) {
  const blank = await browser.newPage();
  for (const { size, ...window } of sizes) {
    for (const theme of themes) {
      const context = await browser.newContext({ ...options, ...window, colorScheme: theme, reducedMotion: 'reduce' });
      for (const screen of shown) {
        const page = await context.newPage();
        await page.goto(screen.path);
        await page.waitForLoadState('networkidle');
        await screen.prepare?.(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(250);
        const webp = await toWebp(blank, await page.screenshot());
        await writeFile(join(folder, `${screen.name}-${size}-${theme}.webp`), webp);
        await page.close();
      }
      await context.close();
    }
  }
  const context = await browser.newContext(options);
  const pdf = await makeReport(context, options.baseURL);
  for (const [name, number] of Object.entries(reportPages)) {
    const webp = await toWebp(blank, await drawPage(browser, pdf, number));
    await writeFile(join(folder, `report-${name}.webp`), webp);
  }
  await context.close();
  await blank.close();
}

/** The picture as WebP, encoded by the browser: about a quarter of the size of a PNG. */
async function toWebp(blank: Page, png: Buffer): Promise<Buffer> {
  const encoded = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82);
  }, png.toString('base64'));
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

/** The report on the sample company's open assessment. */
async function makeReport(context: BrowserContext, origin: string): Promise<Buffer> {
  const assessments = await (await context.request.get('/api/assessments')).json();
  const files = `/api/assessments/${assessments[0].id}/files`;
  const id = randomUUID();
  const asked = await context.request.post(files, { data: { id, kind: 'report' }, headers: { origin } });
  if (!asked.ok()) throw new Error(`${files} answered ${asked.status()}: ${await asked.text()}`);
  for (let waited = 0; waited < 60; waited += 1) {
    const answer = await context.request.get(`${files}/${id}/content`);
    if (answer.ok()) return answer.body();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The report is not ready after 30 seconds.');
}

/** One page of a PDF as PNG, drawn by a PDF reader in the browser. */
async function drawPage(browser: Browser, pdf: Buffer, number: number): Promise<Buffer> {
  const reader = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.min.mjs');
  const page = await browser.newPage({ viewport: { width: 900, height: 1_273 } });
  const files: Record<string, string> = {
    '/pdf.mjs': reader,
    '/worker.mjs': reader.replace('pdf.min', 'pdf.worker.min'),
  };
  await page.route('http://reader.invalid/**', async (route) => {
    const file = files[new URL(route.request().url()).pathname];
    if (file) await route.fulfill({ contentType: 'text/javascript', body: await readFile(file) });
    else await route.fulfill({ contentType: 'text/html', body: '<body style="margin:0"><canvas></canvas>' });
  });
  await page.goto('http://reader.invalid/');
  await page.evaluate(
    async ([base64, at]) => {
      const address = '/pdf.mjs';
      const { getDocument, GlobalWorkerOptions } = await import(address);
      GlobalWorkerOptions.workerSrc = '/worker.mjs';
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const sheet = await (await getDocument({ data }).promise).getPage(at);
      const viewport = sheet.getViewport({ scale: 900 / sheet.getViewport({ scale: 1 }).width });
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      await sheet.render({ canvas, viewport }).promise;
    },
    [pdf.toString('base64'), number] as const,
  );
  const picture = await page.locator('canvas').screenshot();
  await page.close();
  return picture;
}
