import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFolders, listFontFolders } from '#documents/fonts/fonts.ts';

it('finds the fonts of the pages, and large fonts if they are installed', () => {
  expect(fontFolders.filter((folder) => !existsSync(folder))).toEqual([]);
  const installed = (large: string[]) =>
    listFontFolders((family) => {
      if (/-(sc|tc|jp|kr)$/.test(family) && !large.includes(family)) throw new Error('It is not installed.');
      return `/fonts/${family}`;
    });
  const added = installed(['noto-sans-kr']).filter((folder) => !installed([]).includes(folder));
  expect(added).toEqual(['/fonts/noto-sans-kr/400Regular', '/fonts/noto-sans-kr/600SemiBold']);
});
