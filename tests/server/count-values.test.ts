import { describe, expect, it } from 'vitest';
import { countValues } from '#server/platform/http/count-values.ts';

/** Commas and opening brackets outside strings, counted in the whole text at once. */
function expected(json: string): number {
  const outside = json.replace(/"(?:\\.|[^"\\])*(?:"|\\?$)/gs, '');
  return outside.match(/[,[{]/g)?.length ?? 0;
}

function counted(json: string, piece: number): number {
  const bytes = Buffer.from(json);
  const count = countValues();
  let values = 0;
  for (let at = 0; at < bytes.length; at += piece) values = count(bytes.subarray(at, at + piece));
  return values;
}

describe('the values of a JSON text', () => {
  it.each([
    ['nested', JSON.stringify({ a: [1, 2, { b: [] }], c: 'd,e[f{' })],
    ['with escaped quotes', JSON.stringify(['say "a, b"', 'c\\', '\\"', '"', ',', 'é\n,'])],
    ['of backslashes', JSON.stringify(['\\'.repeat(99), '[', '\\'.repeat(100), '{'])],
    ['that ends within a text', '["a, b'],
    ['that ends within an escape', '["a, b\\'],
    ['of empty texts', JSON.stringify(Array.from({ length: 50 }, () => ''))],
  ])('are counted the same wherever its pieces end: one %s', (_what, json) => {
    for (let piece = 1; piece <= 9; piece += 1) expect(counted(json, piece), `pieces of ${piece}`).toBe(expected(json));
    expect(counted(json, json.length * 4)).toBe(expected(json));
  });
});
