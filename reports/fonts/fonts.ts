import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The weights of each family that pages and pictures use. The last three are for what the first two have no letters for. */
const FAMILIES = {
  inter: ['400Regular', '500Medium', '600SemiBold'],
  'source-serif-4': ['400Regular', '600SemiBold'],
  'noto-sans-arabic': ['400Regular', '600SemiBold'],
  'noto-sans-hebrew': ['400Regular', '600SemiBold'],
  'noto-emoji': ['400Regular'],
} as const;

const folderOf = (family: string) => dirname(resolve(`@expo-google-fonts/${family}/package.json`));

/** Folders with the fonts of pages: the same on every machine, whatever is installed there. */
export const fontFolders: readonly string[] = Object.entries(FAMILIES).flatMap(([family, weights]) =>
  weights.map((weight) => join(folderOf(family), weight)),
);

/** The fonts of pictures, a file each. */
export const fontFiles: readonly string[] = FAMILIES.inter.map((weight) =>
  join(folderOf('inter'), weight, `Inter_${weight}.ttf`),
);
