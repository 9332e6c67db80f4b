import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The weights of each font family that pages and pictures use. The last three families contain characters that the first two lack. */
const FAMILIES = {
  inter: ['400Regular', '500Medium', '600SemiBold'],
  'source-serif-4': ['400Regular', '600SemiBold'],
  'noto-sans-arabic': ['400Regular', '600SemiBold'],
  'noto-sans-hebrew': ['400Regular', '600SemiBold'],
  'noto-emoji': ['400Regular'],
} as const;

/** Chinese, Japanese and Korean: 90 MB each, so only if the operator has installed them. */
const LARGE_FAMILIES = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'];
const LARGE_WEIGHTS = ['400Regular', '600SemiBold'];

const folderOf = (family: string) => dirname(resolve(`@expo-google-fonts/${family}/package.json`));

/** @param find returns where a family is; throws if it is not installed */
export function listFontFolders(find: (family: string) => string): readonly string[] {
  const isInstalled = (family: string) => {
    try {
      return find(family) !== '';
    } catch {
      return false;
    }
  };
  const large = LARGE_FAMILIES.filter(isInstalled).map((family) => [family, LARGE_WEIGHTS] as const);
  return [...Object.entries(FAMILIES), ...large].flatMap(([family, weights]) =>
    weights.map((weight) => join(find(family), weight)),
  );
}

/** Folders with the fonts of pages and pictures: those of packages, whatever fonts the machine has. */
export const fontFolders = listFontFolders(folderOf);
