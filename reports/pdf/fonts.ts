import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The weights of each family that the pages use. The last three are for what the first two have no letters for. */
const FAMILIES = {
  inter: ['400Regular', '500Medium', '600SemiBold'],
  'source-serif-4': ['400Regular', '600SemiBold'],
  'noto-sans-arabic': ['400Regular', '600SemiBold'],
  'noto-sans-hebrew': ['400Regular', '600SemiBold'],
  'noto-emoji': ['400Regular'],
} as const;

/** Folders with the fonts of pages and pictures: the same on every machine, whatever is installed there. */
export const fontFolders: readonly string[] = Object.entries(FAMILIES).flatMap(([family, weights]) => {
  const folder = dirname(resolve(`@expo-google-fonts/${family}/package.json`));
  return weights.map((weight) => join(folder, weight));
});

/** Where this room's own files lie, in the source and beside the built server alike. */
export const pdfFolder: string = dirname(resolve('#reports/pdf/report.typ'));
