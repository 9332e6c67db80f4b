import { Resvg } from '@resvg/resvg-js';
import { fontFolders } from '#documents/fonts/fonts.ts';

/**
 * Converts a drawing to a bitmap for programs that cannot show the drawing.
 * @param width in pixels
 */
export function pngOf(svg: string, width: number): Uint8Array {
  const font = { fontDirs: [...fontFolders], loadSystemFonts: false, defaultFontFamily: 'Inter' };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}
