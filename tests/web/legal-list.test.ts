import { describe, expect, it } from 'vitest';
import { legalActs, legalReadings, legalSources } from '#domain/reference/legal-sources.ts';
import { legalList } from '../shared/legal-list.ts';

const DAY = /^20\d\d-\d\d-\d\d$/;

describe('the list of legal statements for a reader', () => {
  it('pairs each row with every sentence that cites it, and is renewed with each change of either', async () => {
    await expect(legalList()).toMatchFileSnapshot('./__legal__/statements.md');
  });

  it('lists facts, screens, drafts, the method and our tables', () => {
    for (const at of [
      'Fact “Thresholds”',
      'Landing page',
      'web/features/results/disclosures/messages.ts',
      'documents/drafts/iro-2.ts',
      'docs/method.md',
      'domain/reference/disclosure-requirements-2026.ts',
    ])
      expect(legalList()).toContain(`\n- ${at}: `);
  });

  it('puts what cites a paragraph under its version only', () => {
    const [, of2023 = '', of2026 = ''] = legalList().split(/^## ESRS (?:set 1|.*2026)/m);
    expect(of2023).toContain('ESRS 1 §32 – Climate change');
    expect(of2026).not.toContain('ESRS 1 §32 – Climate change');
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
