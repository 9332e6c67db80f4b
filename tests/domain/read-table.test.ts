import { describe, expect, it } from 'vitest';
import { readOneOf, readOption, readTable } from '#domain/reference/read-table.ts';

describe('a table written as text', () => {
  it('is read row by row; blanks around a cell and empty lines do not count, an empty cell does', () => {
    const text = `
E1.1 | Energy  | of all kinds

E1.2 |         |
`;
    expect(readTable(['code', 'name', 'note'], text)).toEqual([
      { code: 'E1.1', name: 'Energy', note: 'of all kinds' },
      { code: 'E1.2', name: '', note: '' },
    ]);
  });

  it('is rejected with the row that has too few or too many cells', () => {
    expect(() => readTable(['code', 'name'], 'E1.1 | Energy\nE1.2')).toThrow('1 cells instead of 2: E1.2');
    expect(() => readTable(['code'], 'E1.1 | Energy')).toThrow('2 cells instead of 1');
  });

  it('is rejected with a word that is not in the closed list', () => {
    expect(readOneOf(['risk', 'impact'], 'risk')).toBe('risk');
    expect(() => readOneOf(['risk', 'impact'], 'risks')).toThrow("'risks' is none of risk, impact");
    expect(() => readOption([{ id: 'short' }], '')).toThrow("'' is none of short");
  });
});
