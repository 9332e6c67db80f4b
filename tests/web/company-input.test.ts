import { describe, expect, it } from 'vitest';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { checkCompany, EMPTY_COMPANY, isSameCompany } from '#web/features/company/company-input.ts';

const complete = { name: 'Exemplar Foods', industry: 'food-beverage', size: 'large' };

describe('the company form', () => {
  it('asks for all three fields, one sentence each', () => {
    expect(checkCompany(EMPTY_COMPANY)).toEqual({
      ok: false,
      errors: {
        name: 'Company name is required.',
        industry: 'Industry is required.',
        size: 'Company size is required.',
      },
    });
  });

  it('takes every industry and every size that it offers', () => {
    for (const { id: industry } of setupIndustries) {
      for (const { id: size } of setupSizes) expect(checkCompany({ ...complete, industry, size }).ok).toBe(true);
    }
  });

  it('drops blanks around the name', () => {
    expect(checkCompany({ ...complete, name: '  Exemplar Foods ' })).toEqual({ ok: true, fields: complete });
  });

  it('sends nothing else that a draft carries', () => {
    const draft = { ...complete, version: 3 };
    expect(checkCompany(draft)).toEqual({ ok: true, fields: complete });
  });

  it('does not take a name of blanks', () => {
    expect(checkCompany({ ...complete, name: ' \t ' })).toMatchObject({
      ok: false,
      errors: { name: 'Company name is required.' },
    });
  });

  it('does not take a label where an id belongs', () => {
    expect(checkCompany({ ...complete, industry: 'Food & Beverage' })).toEqual({
      ok: false,
      errors: { industry: 'Choose one of the listed industries.' },
    });
  });

  it('says so when a name is too long', () => {
    expect(checkCompany({ ...complete, name: 'x'.repeat(201) })).toMatchObject({
      ok: false,
      errors: { name: 'Use at most 200 characters.' },
    });
    expect(checkCompany({ ...complete, name: 'x'.repeat(200) }).ok).toBe(true);
  });

  it('sees no change in blanks around the name, and one in each field', () => {
    expect(isSameCompany(complete, { ...complete, name: 'Exemplar Foods ' })).toBe(true);
    expect(isSameCompany(complete, { ...complete, name: 'Other' })).toBe(false);
    expect(isSameCompany(complete, { ...complete, industry: 'energy' })).toBe(false);
    expect(isSameCompany(complete, { ...complete, size: 'small' })).toBe(false);
  });
});
