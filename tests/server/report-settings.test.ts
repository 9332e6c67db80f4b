import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyId, UserId } from '#domain/ids.ts';
import { fileMaker } from '#server/features/documents/files/make-asked-file.ts';
import { readFacts } from '#server/features/documents/making/read-facts.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { brokenPng, JPEG, PNG } from '../shared/pictures.ts';
import { foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const chosen = { reportName: 'What matters at Nordhafen', accent: '#0b3d91', locale: 'de-DE' as const };

describe('the settings of a company’s reports', () => {
  it('are the product’s defaults until someone changes them, and then show who did and when', async () => {
    const { api } = await foundThroughTheDoor(app);
    const before = await api.company.readReportSettings();
    expect(before).toMatchObject({ reportName: '', accent: '', locale: 'en-GB', changes: [] });
    const typed = { ...chosen, reportName: ` ${chosen.reportName} `, accent: '#0B3D91', version: before.version };
    expect(await api.company.saveReportSettings(typed)).toMatchObject(chosen);
    expect(await api.company.readReportSettings()).toMatchObject({ ...chosen, changes: [{ by: 'Ada Founder' }] });
  });

  it.each([
    [{ reportName: 'x'.repeat(121) }, 'reportName', 'report-name-too-long'],
    [{ reportName: 'Two\nlines' }, 'reportName', 'report-name-invalid'],
    [{ reportName: 'NUL \u0000' }, 'reportName', 'report-name-invalid'],
    [{ accent: 'red' }, 'accent', 'accent-invalid'],
    [{ accent: '#ffee00' }, 'accent', 'accent-too-light'],
  ])('refuse %j at its field', async (wrong, field, code) => {
    const { api, company } = await foundThroughTheDoor(app);
    const input = { ...chosen, ...wrong, version: company.version };
    await expect(api.company.saveReportSettings(input)).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [{ path: [field], code }] },
    });
    expect(await api.company.readReportSettings()).toMatchObject({ reportName: '', accent: '' });
  });

  it('show the second of two people who save at once what the first has saved, and count the same change once', async () => {
    const founder = await foundThroughTheDoor(app);
    const uma = await joinCompany(app, founder, 'user', 'Uma User');
    const { version } = await founder.api.company.readReportSettings();
    await uma.api.company.saveReportSettings({ ...chosen, version });
    const mine = { ...chosen, reportName: 'Mine', version };
    await expect(founder.api.company.saveReportSettings(mine)).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ current: chosen, changedBy: 'Uma User' }] },
    });
    const again = await founder.api.company.saveReportSettings({ ...chosen, version });
    expect(again.changes).toHaveLength(1);
  });

  it('contain a logo until it is removed, and the history only its fingerprint', async () => {
    const { api, company } = await foundThroughTheDoor(app);
    const base64 = PNG.toString('base64');
    for (let press = 0; press < 2; press += 1) {
      const { logo, changes } = await api.company.setReportLogo({ logo: base64 });
      expect(logo).toEqual({ mediaType: 'image/png', base64 });
      expect(changes).toHaveLength(1);
    }
    expect((await api.company.setReportLogo({ logo: JPEG.toString('base64') })).logo?.mediaType).toBe('image/jpeg');
    expect((await api.company.setReportLogo({ logo: null })).logo).toBeNull();
    const written = await asOwner(database.ownerUrl, async (client) => {
      const sql = `select old, new from history where company_id = $1 and action = 'update' and new ? 'report_logo_sha256' order by id`;
      return (await client.query(sql, [company.id])).rows;
    });
    const sha256 = createHash('sha256').update(PNG).digest('hex');
    expect(written).toMatchObject([
      { new: { report_logo_sha256: sha256 } },
      { old: { report_logo_sha256: sha256 } },
      {},
    ]);
    expect(JSON.stringify(written)).not.toContain(PNG.toString('hex').slice(0, 40));
  });

  it.each([
    ['text', Buffer.from('logo').toString('base64'), 'logo-no-picture'],
    ['no Base64', '<svg/>', 'logo-no-picture'],
    ['too many pixels', brokenPng(3000, 20).toString('base64'), 'logo-too-many-pixels'],
    ['too many bytes', Buffer.concat([PNG, Buffer.alloc(200_000)]).toString('base64'), 'logo-too-large'],
  ])('refuse a logo of %s', async (_, logo, code) => {
    const { api } = await foundThroughTheDoor(app);
    await expect(api.company.setReportLogo({ logo })).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [{ path: ['logo'], code }] },
    });
    expect((await api.company.readReportSettings()).logo).toBeNull();
  });

  it('apply to files made from then on', async () => {
    const { api, company, assessmentId } = await foundWorld(app);
    const { version } = await api.company.readReportSettings();
    await api.company.saveReportSettings({ ...chosen, version });
    await api.company.setReportLogo({ logo: PNG.toString('base64') });
    const { user } = await api.session.read();
    const made = { askedBy: mustHave(user).id as UserId, now: new Date(), version: '1.2.3' };
    const facts = await database.atOneMoment(fileMaker(company.id as CompanyId), (tx) =>
      readFacts(tx, assessmentId, made),
    );
    expect(facts.reportSettings).toEqual({ ...chosen, logo: PNG });
  });
});
