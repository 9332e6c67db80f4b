import { describe, expect, it } from 'vitest';
import { formatNumber } from '#web/lib/format-number.ts';

const separators = new Intl.NumberFormat(undefined, { numberingSystem: 'latn' }).formatToParts(12_345.6);
const separator = (type: 'decimal' | 'group') => separators.find((part) => part.type === type)?.value ?? '';
const [point, comma] = [separator('decimal'), separator('group')];

describe('a number on screen', () => {
  it.each([
    [0, '0'],
    [16, '16'],
    [12.5, `12${point}5`],
    [8.25, `8${point}25`],
    [33.333_33, `33${point}33`],
    [12_345, `12${comma}345`],
    [12_345.5, `12${comma}345${point}5`],
  ])('%d stands as the reader writes it', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});
