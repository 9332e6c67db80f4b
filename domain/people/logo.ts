import { MAX_LOGO_BYTES, MAX_LOGO_SIDE } from '#domain/limits.ts';

/** A picture by its first bytes; width and height in pixels. */
interface Picture {
  mediaType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

export type LogoProblem = 'logo-too-large' | 'logo-no-picture' | 'logo-too-many-pixels';

/** What is wrong with the bytes of a logo; null when nothing is. What is called a picture is none by its name. */
export function logoProblem(bytes: Uint8Array): LogoProblem | null {
  if (bytes.length > MAX_LOGO_BYTES) return 'logo-too-large';
  const picture = readPicture(bytes);
  if (!picture) return 'logo-no-picture';
  return Math.max(picture.width, picture.height) > MAX_LOGO_SIDE ? 'logo-too-many-pixels' : null;
}

/** Which picture bytes begin, PNG (ISO/IEC 15948) or JPEG (ISO/IEC 10918-1); null for anything else. Whether the rest is sound is not looked at. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const picture = readPng(view) ?? readJpeg(view);
  return picture && picture.width > 0 && picture.height > 0 ? picture : null;
}

const PNG = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452];

function readPng(view: DataView): Picture | null {
  if (view.byteLength < 24 || PNG.some((word, at) => view.getUint32(4 * at) !== word)) return null;
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Goes from segment to segment up to the one that begins the frame. */
function readJpeg(view: DataView): Picture | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { mediaType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    // A marker may be filled up with bytes before it.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the three markers among them that begin tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
