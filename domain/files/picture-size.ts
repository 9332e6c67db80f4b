/** The size of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
const sized = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

const PNG = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452];

/** The size of a PNG (ISO/IEC 15948), from its first 24 bytes; null for anything else. */
export function readPngSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (bytes.length < 24 || PNG.some((word, at) => view.getUint32(4 * at) !== word)) return null;
  return sized(view.getUint32(16), view.getUint32(20));
}

/**
 * The size of a JPEG (ISO/IEC 10918-1): goes from segment to segment up to the start of the frame. Null if that is not among the bytes.
 */
export function readJpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return sized(view.getUint16(at + 7), view.getUint16(at + 5));
    // Fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the three markers in between that start tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a GIF, from its logical screen (GIF89a, 18); null if it is too short. */
export function readGifSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 10) return null;
  const view = viewOf(bytes);
  return sized(view.getUint16(6, true), view.getUint16(8, true));
}

/** The size of a WebP of any of the three kinds (RFC 9649, 2.5 to 2.7); null for another first chunk. */
export function readWebpSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  const chunk = String.fromCharCode(...bytes.subarray(12, 16));
  const three = (at: number) => view.getUint16(at, true) + 65_536 * view.getUint8(at + 2);
  if (chunk === 'VP8X') return sized(three(24) + 1, three(27) + 1);
  if (chunk === 'VP8 ') return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}
