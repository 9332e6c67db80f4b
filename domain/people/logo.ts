import { readJpegSize, readPngSize } from '#domain/files/picture-size.ts';
import { MAX_LOGO_BYTES, MAX_LOGO_SIDE } from '#domain/limits.ts';

/** A picture recognized by its first bytes; width and height in pixels. */
interface Picture {
  mediaType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

export type LogoProblem = 'logo-too-large' | 'logo-no-picture' | 'logo-too-many-pixels';

/** What is wrong with the bytes of a logo; null if nothing is. A name does not make a file a picture. */
export function logoProblem(bytes: Uint8Array): LogoProblem | null {
  if (bytes.length > MAX_LOGO_BYTES) return 'logo-too-large';
  const picture = readPicture(bytes);
  if (!picture) return 'logo-no-picture';
  return Math.max(picture.width, picture.height) > MAX_LOGO_SIDE ? 'logo-too-many-pixels' : null;
}

/**
 * Recognizes a PNG (ISO/IEC 15948) or JPEG (ISO/IEC 10918-1) by its first bytes; null for anything else. The rest of the bytes is not
 * checked.
 */
export function readPicture(bytes: Uint8Array): Picture | null {
  const png = readPngSize(bytes);
  if (png) return { mediaType: 'image/png', ...png };
  const jpeg = readJpegSize(bytes);
  return jpeg && { mediaType: 'image/jpeg', ...jpeg };
}
