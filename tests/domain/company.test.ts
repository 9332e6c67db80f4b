import { describe, expect, it } from 'vitest';
import { companyForm } from '#contract/company.ts';
import { isSameCompany, validateCompany } from '#domain/people/company.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';

const complete = { name: 'Exemplar Foods', industry: 'food-beverage', size: 'large' };

describe('the company form', () => {
  it('requires all three fields', () => {
    expect(validateCompany({ name: '', industry: '', size: '' })).toEqual({
      name: 'name-required',
      industry: 'industry-required',
      size: 'size-required',
    });
  });

  it('accepts every listed industry and size', () => {
    for (const { id: industry } of setupIndustries) {
      for (const { id: size } of setupSizes) expect(validateCompany({ ...complete, industry, size })).toEqual({});
    }
  });

  it.each([
    ['a name of blanks', { name: ' \t ' }, { name: 'name-required' }],
    ['a name that is too long', { name: 'x'.repeat(201) }, { name: 'name-too-long' }],
    ['a label where an id belongs', { industry: 'Food & Beverage' }, { industry: 'unknown-industry' }],
    ['a size that is not listed', { size: 'huge' }, { size: 'unknown-size' }],
  ])('rejects %s', (_, change, problems) => {
    expect(validateCompany({ ...complete, ...change })).toEqual(problems);
  });

  it.each([
    ['as long as may be', { name: 'x'.repeat(200) }],
    ['with blanks around it', { name: `  ${'x'.repeat(200)} ` }],
    ['too long', { name: 'x'.repeat(201) }],
    ['blank', { name: '  ' }],
    ['of an unknown industry', { industry: 'none' }],
    ['without a size', { size: '' }],
  ])('validates as the server does: %s', (_, change) => {
    const input = { ...complete, ...change };
    const found = companyForm.safeParse(input).error?.issues.map(({ path }) => path[0]) ?? [];
    expect(Object.keys(validateCompany(input))).toEqual(found);
  });
});

describe('two companies', () => {
  it('are equal apart from blanks around the name, and differ by any field', () => {
    expect(isSameCompany(complete, { ...complete, name: 'Exemplar Foods ' })).toBe(true);
    expect(isSameCompany(complete, { ...complete, name: 'Other' })).toBe(false);
    expect(isSameCompany(complete, { ...complete, industry: 'energy' })).toBe(false);
    expect(isSameCompany(complete, { ...complete, size: 'small' })).toBe(false);
  });
});
