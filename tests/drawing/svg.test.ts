import { describe, expect, it } from 'vitest';
import { named, svg, writeSvg } from '#drawing/svg.ts';

describe('a drawing as text', () => {
  it('writes attributes as in SVG and leaves out those that are not set', () => {
    const drawn = svg('svg', { viewBox: '0 0 1 1', strokeWidth: 2, fill: undefined }, svg('path', { d: 'M0 0' }));
    expect(writeSvg(drawn)).toBe('<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0 0"></path></svg>');
  });

  it('leaves out the names that a page gives its parts', () => {
    expect(writeSvg(named(svg('g', {}), { name: 'point', of: 'an id' }))).toBe('<g></g>');
  });

  it.each([
    ['<b> & "c"', '&lt;b&gt; &amp; &quot;c&quot;'],
    ['a\u0000b\u0008c', 'a\ufffdb\ufffdc'],
    ['half \ud83d of a pair', 'half \ufffd of a pair'],
    ['no letter \uffff', 'no letter \ufffd'],
    ['لغة 😀\tا', 'لغة 😀\tا'],
  ])('writes %j so that any reader accepts it', (text, written) => {
    expect(writeSvg(svg('text', { fill: text }, text))).toBe(`<text fill="${written}">${written}</text>`);
  });
});
