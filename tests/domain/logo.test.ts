import { describe, expect, it } from 'vitest';
import { MAX_LOGO_BYTES } from '#domain/limits.ts';
import { logoProblem, readPicture } from '#domain/people/logo.ts';
import { brokenPng, JPEG, PNG } from '../shared/pictures.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a logo', () => {
  it('is recognized by its bytes, with its size', () => {
    expect(readPicture(PNG)).toEqual({ mediaType: 'image/png', width: 48, height: 16 });
    expect(readPicture(JPEG)).toEqual({ mediaType: 'image/jpeg', width: 48, height: 16 });
  });

  it.each([
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', bytesOf('<!doctype html><p>logo.png')],
    ['GIF', bytesOf('GIF89a\u0001\u0000\u0001\u0000')],
    ['nothing', new Uint8Array()],
    ['the beginning of a PNG', PNG.subarray(0, 20)],
    ['a PNG without a size', brokenPng(0, 16)],
    ['the beginning of a JPEG', JPEG.subarray(0, 30)],
    ['a JPEG that goes nowhere', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['a JPEG of filling', new Uint8Array(1000).fill(0xff).with(1, 0xd8)],
  ])('cannot be %s', (_, bytes) => {
    expect(logoProblem(bytes)).toBe('logo-no-picture');
  });

  it('is limited in pixels and bytes', () => {
    expect(logoProblem(brokenPng(2000, 2000))).toBeNull();
    expect(logoProblem(brokenPng(2001, 1))).toBe('logo-too-many-pixels');
    expect(logoProblem(brokenPng(1, 4_000_000_000))).toBe('logo-too-many-pixels');
    const padded = (length: number) => Buffer.concat([PNG, Buffer.alloc(length - PNG.length)]);
    expect(logoProblem(padded(MAX_LOGO_BYTES))).toBeNull();
    expect(logoProblem(padded(MAX_LOGO_BYTES + 1))).toBe('logo-too-large');
  });

  it.each([PNG, JPEG])('is read without an error wherever it is cut off', (picture) => {
    for (let end = 0; end <= picture.length; end += 1)
      expect(() => readPicture(picture.subarray(0, end))).not.toThrow();
  });
});
