import { describe, expect, it } from 'vitest';
import { findCountries } from '#web/features/questionnaire/questionnaire/find-countries.ts';

describe('a country is found', () => {
  it.each([
    ['DE', 'DE'],
    ['de', 'DE'],
    ['deutschland', 'DE'],
    ['Deutschl', 'DE'],
    ['uk', 'GB'],
    ['England', 'GB'],
    ['holland', 'NL'],
    ['nederland', 'NL'],
    ['usa', 'US'],
    ['suisse', 'CH'],
    ['schweiz', 'CH'],
    ['Österreich', 'AT'],
    ['osterreich', 'AT'],
    ['aland', 'AX'],
    ['cote d ivoire', 'CI'],
    ['ivory', 'CI'],
    ['ger', 'DE'],
    ['el', 'GR'],
  ])('by "%s" first of all: %s', (typed, code) => {
    expect(findCountries(typed)[0]).toBe(code);
  });

  it('before those in whose names the letters stand further on', () => {
    const found = findCountries('sw');
    expect(found.slice(0, 3)).toEqual(['SE', 'CH', 'SZ'].toSorted((a, b) => found.indexOf(a) - found.indexOf(b)));
    expect(found).not.toContain('BW');
  });

  it('by letters within a name, once there are three', () => {
    expect(findCountries('stan')).toContain('KZ');
  });

  it('not where nothing is meant', () => {
    expect(findCountries('xyzzy')).toEqual([]);
  });

  it('in the order of names while nothing is typed', () => {
    expect(findCountries(' ').slice(0, 3)).toEqual(['AF', 'AX', 'AL']);
  });
});
