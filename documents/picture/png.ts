import { Resvg } from '@resvg/resvg-js';
import { fontFolders } from '#documents/fonts/fonts.ts';

/**
 * A drawing as a picture for programs that cannot draw it.
 *
 * @param width in pixels
 */
export function pngOf(svg: string, width: number): Uint8Array {
  const font = { fontDirs: [...fontFolders], loadSystemFonts: false, defaultFontFamily: 'Inter' };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}
