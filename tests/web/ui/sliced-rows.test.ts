import { describe, expect, it } from 'vitest';
import { cutSlices } from '#web/ui/display/sliced-rows.tsx';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const shape = (ids: string[], ...open: string[]) =>
  cutSlices(rows(...ids), ({ id }) => open.includes(id)).map((slice) => [
    slice.key,
    slice.rows.map(({ id }) => id).join(''),
  ]);
const letters = [...'abcdefg'];

describe('the slices of a long list', () => {
  it('hold five rows each', () => {
    expect(shape(letters)).toEqual([
      ['0', 'abcde'],
      ['5', 'fg'],
    ]);
  });

  it('give an open row a slice of its own and leave the other rows where they were', () => {
    expect(shape(letters, 'c')).toEqual([
      ['0', 'ab'],
      ['open c', 'c'],
      ['0 below c', 'de'],
      ['5', 'fg'],
    ]);
    expect(shape(letters, 'a', 'b')).toEqual([
      ['open a', 'a'],
      ['open b', 'b'],
      ['0 below b', 'cde'],
      ['5', 'fg'],
    ]);
  });

  it('keep the key of an open row when rows above it are removed', () => {
    expect(shape([...'bcdefg'], 'f').map(([key]) => key)).toEqual(['0', 'open f', '5']);
    expect(shape([...'cdefg'], 'f').map(([key]) => key)).toEqual(['0', 'open f', '0 below f']);
  });
});
