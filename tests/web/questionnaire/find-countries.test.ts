import { describe, expect, it } from 'vitest';
import { findCountries } from '#web/features/questionnaire/questionnaire/find-countries.ts';

describe('the search for a country', () => {
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
  ])('lists first for "%s": %s', (typed, code) => {
    expect(findCountries(typed)[0]).toBe(code);
  });

  it('puts names that match near their beginning first', () => {
    const found = findCountries('sw');
    expect(found.slice(0, 3)).toEqual(['SE', 'CH', 'SZ'].toSorted((a, b) => found.indexOf(a) - found.indexOf(b)));
    expect(found).not.toContain('BW');
  });

  it('matches letters within a name from three letters on', () => {
    expect(findCountries('stan')).toContain('KZ');
  });

  it('finds nothing where nothing matches', () => {
    expect(findCountries('xyzzy')).toEqual([]);
  });

  it('lists all countries by name while nothing is typed', () => {
    expect(findCountries(' ').slice(0, 3)).toEqual(['AF', 'AX', 'AL']);
  });
});
