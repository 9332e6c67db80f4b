import { describe, expect, it } from 'vitest';
import { legalActs, legalReadings, legalSources } from '#domain/reference/legal-sources.ts';
import { legalList } from '../shared/legal-list.ts';

const DAY = /^20\d\d-\d\d-\d\d$/;

describe('the list of legal statements for a reader', () => {
  it('pairs each row with every sentence that cites it, and is renewed with each change of either', async () => {
    await expect(legalList()).toMatchFileSnapshot('./__legal__/statements.md');
  });

  it('says of each act and version in which text it was read, and when', () => {
    for (const { on, read } of legalActs) expect([on, read]).toEqual([expect.stringMatching(DAY), expect.any(String)]);
    for (const { act, text, on } of Object.values(legalReadings)) {
      expect(on).toMatch(DAY);
      expect(`${act} ${text}`).toMatch(/\d{4}/);
    }
  });

  it('has a paraphrase of its own for each row', () => {
    for (const rows of Object.values(legalSources)) for (const { says } of rows) expect(says.length).toBeGreaterThan(9);
  });
});
