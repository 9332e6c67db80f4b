import { Resvg } from '@resvg/resvg-js';
import { readPicture } from '#domain/people/logo.ts';

/** A logo that every format can show: redrawn as PNG, whatever format it had. Width and height are in pixels. */
export interface Logo {
  base64: string;
  width: number;
  height: number;
}

/** The limit for each side; this is sharp in print at the size that it has on covers. */
const MOST_PIXELS = 1000;

/** The logo of a company for its covers; null if there is none, or if the file is damaged. */
export function logoOf(bytes: Uint8Array | null): Logo | null {
  const picture = bytes && readPicture(bytes);
  if (!picture) return null;
  const { mediaType } = picture;
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const size = `width="${width}" height="${height}"`;
  const href = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} preserveAspectRatio="none" href="${href}"/></svg>`;
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' }).render();
  // The renderer leaves out a picture that it cannot read: the result is then completely transparent.
  const isSeen = drawn.pixels.some((value, at) => at % 4 === 3 && value > 0);
  return isSeen ? { base64: drawn.asPng().toString('base64'), width: drawn.width, height: drawn.height } : null;
}

/** The largest size that fits, in the unit of `most`. */
export function fitLogo(
  { width, height }: Logo,
  most: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(most.width / width, most.height / height);
  return { width: width * scale, height: height * scale };
}
