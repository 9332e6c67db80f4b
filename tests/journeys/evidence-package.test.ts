import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPath } from '#contract/evidence-uploads.ts';
import { packageRoot } from '#database/package-root.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { type Newcomer, welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'twofold-package-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const TITLE = 'Water withdrawal <img src=x onerror=alert(1)>';
const FILE_NAME = 'Audit <b>2025</b>.txt';
const TEXT = 'Meters were read on 3 March.';

/** A completed assessment with one impact and a file as evidence of its scale. */
async function visit(): Promise<{ founder: Newcomer; assessmentId: string }> {
  const founder = await welcome(browser, app);
  const { assessment, topics } = await founder.readDraft();
  const impact = { ...componentFields, title: TITLE, actualPotentialImpact: 'Actual', id: randomUUID() };
  await founder.call('POST', `/api/assessments/${assessment.id}/components`, {
    ...impact,
    topicId: mustHave(topics[0]).id,
  });
  const uploaded = await founder.page.request.put(app.url + uploadPath(randomUUID(), FILE_NAME), {
    headers: { 'content-type': 'application/octet-stream', origin: app.url },
    data: Buffer.from(TEXT),
  });
  const { fileId, fileName } = await uploaded.json();
  const record = { noun: 'component', recordId: impact.id, criterion: 'scale', passage: 'page 4' };
  await founder.call('POST', '/api/evidence', {
    id: randomUUID(),
    ...{ title: 'Audit of the meters', note: '', datedOn: null, validUntil: null, ownerId: null },
    content: { kind: 'file', fileId, fileName, revisionId: randomUUID() },
    use: { id: randomUUID(), assessmentId: assessment.id, ...record },
  });
  await founder.call('POST', `/api/assessments/${assessment.id}/complete`, {});
  return { founder, assessmentId: assessment.id };
}

/** Creates the package on the screen of the result and downloads it. */
async function takePackage({ founder, assessmentId }: Awaited<ReturnType<typeof visit>>) {
  const { page } = founder;
  await page.goto(`${app.url}/app/results?assessmentId=${assessmentId}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.locator('summary', { hasText: 'evidence package' }).click();
  await dialog.getByRole('radio', { name: /^Evidence package/ }).check();
  await dialog.getByRole('button', { name: 'Create file' }).click();
  const link = dialog.getByRole('link', { name: 'Download: Evidence package' });
  await link.waitFor({ timeout: 60_000 });
  const fingerprint = mustHave(await dialog.getByText(/^[0-9a-f]{64}$/).textContent());
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Evidence package Nordhafen Foods - .+\.zip$/);
  return { path: await download.path(), fingerprint };
}

const verify = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/verify.ts', '--package', ...args], { cwd: packageRoot });

describe('an evidence package', () => {
  it('is created on the screen, opened offline from a disk, readable, and verified by the command', async () => {
    const visited = await visit();
    const { path, fingerprint } = await takePackage(visited);
    const zip = await readFile(path);
    for (const [name, content] of Object.entries(unzipSync(zip))) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }

    const offline = await visited.founder.page
      .context()
      .browser()
      ?.newContext({ offline: true, viewport: { width: 375, height: 800 } });
    const page = await mustHave(offline).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.getByRole('heading', { name: 'Nordhafen Foods', level: 1 }).waitFor();
    await page.getByRole('heading', { name: TITLE }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(await page.locator('img, script, iframe, object').count()).toBe(0);

    // Each link leads to a file in the package, or to an anchor on the page.
    const links = await page.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    for (const link of links) {
      if (link.startsWith('#')) expect(await page.locator(`[id="${link.slice(1)}"]`).count(), link).toBe(1);
      else expect((await readFile(join(folder, link))).length, link).toBeGreaterThan(0);
    }
    const evidence = page.getByRole('link', { name: 'Audit of the meters' }).first();
    await page.getByText('(Scale, page 4)').waitFor();
    expect(asked).toEqual([pathToFileURL(join(folder, 'index.html')).href]);
    expect(said).toEqual([]);
    await evidence.click();
    await page.getByText(TEXT).waitFor();
    await mustHave(offline).close();

    const { stdout } = await verify(path, '--fingerprint', fingerprint);
    expect(stdout).toMatch(/^Nothing was altered, added or removed\./);
    const middle = Math.floor(zip.length / 2);
    zip[middle] = (zip[middle] ?? 0) ^ 1;
    await writeFile(join(folder, 'altered.zip'), zip);
    await expect(verify(join(folder, 'altered.zip'))).rejects.toMatchObject({ code: 1 });

    await visited.founder.page.goto(`${app.url}/app/activity?assessment=${visited.assessmentId}`);
    await visited.founder.page.getByText(fingerprint.slice(0, 8), { exact: false }).first().waitFor();
  });
});
