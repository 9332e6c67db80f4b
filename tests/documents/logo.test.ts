import { describe, expect, it } from 'vitest';
import { makeFile } from '#documents/making/make-file.ts';
import { fitLogo, logoOf } from '#documents/picture/logo.ts';
import { mustHave } from '../shared/must-have.ts';
import { brokenPng, JPEG, PNG } from '../shared/pictures.ts';
import { openPdf } from './open-pdf.ts';
import { readZip } from './read-zip.ts';
import { sampleFacts } from './sample-facts.ts';

const withLogo = (logo: Uint8Array | null) =>
  sampleFacts({ reportSettings: { reportName: '', accent: '', locale: 'en-GB', logo } });
const alternative = `Logo of ${sampleFacts().company.name}`;

describe('the logo of a company', () => {
  it.each([
    ['PNG', PNG],
    ['JPEG', JPEG],
  ])('is on the covers of all three documents as %s, with an alternative text', async (_, logo) => {
    const facts = withLogo(logo);
    const pdf = await openPdf((await makeFile('report', facts)).bytes);
    expect(pdf.alternatives[0]).toBe(alternative);
    expect(pdf.isMarkedAccessible).toBe(true);
    expect(readZip((await makeFile('word', facts)).bytes).get('word/document.xml')).toContain(`descr="${alternative}"`);
    const cover = readZip((await makeFile('slides', facts)).bytes).get('ppt/slides/slide1.xml');
    expect(cover).toContain(`descr="${alternative}"`);
  });

  it.each([
    ['none', null],
    ['a broken one', brokenPng()],
    ['no picture at all', new TextEncoder().encode('<svg/>')],
  ])('is left out where there is %s, and the report is still made', async (_, logo) => {
    const pdf = await openPdf((await makeFile('report', withLogo(logo))).bytes);
    expect(pdf.alternatives).not.toContain(alternative);
    expect(pdf.pages.length).toBeGreaterThan(20);
  });

  it('keeps its proportions and fits within the given space', () => {
    const logo = mustHave(logoOf(PNG));
    expect([logo.width, logo.height]).toEqual([48, 16]);
    expect(fitLogo(logo, { width: 30, height: 30 })).toEqual({ width: 30, height: 10 });
    expect(fitLogo(logo, { width: 300, height: 8 })).toEqual({ width: 24, height: 8 });
  });
});
