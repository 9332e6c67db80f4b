import type { KeptKindId } from '#domain/evidence/file-kinds.ts';
import type { Recognised } from '#domain/evidence/recognise.ts';
import { type PictureSize, readGifSize, readJpegSize, readPngSize, readWebpSize } from '#domain/files/picture-size.ts';
import { FILE_PIECE_BYTES, MAX_EVIDENCE_PIXELS } from '#domain/limits.ts';
import type { ReadAt } from './inspect-file.ts';

const SIZES: Partial<Record<KeptKindId, (bytes: Uint8Array) => PictureSize | null>> = {
  png: readPngSize,
  gif: readGifSize,
  webp: readWebpSize,
  jpeg: readJpegSize,
};
/** A JPEG may contain camera or program data before its size; if there is more than this, it is not a picture. */
const MOST_BEFORE_SIZE = 4 * 1024 * 1024;

/** Returns the kind, unless the picture has more pixels than are accepted or does not state its size. */
export async function inspectPicture(kind: KeptKindId, bytes: number, read: ReadAt): Promise<Recognised> {
  const sizeIn = SIZES[kind];
  if (!sizeIn) return { is: kind };
  const beginning = sizeIn(await read(0, FILE_PIECE_BYTES));
  const isLonger = kind === 'jpeg' && bytes > FILE_PIECE_BYTES;
  const size = beginning ?? (isLonger ? sizeIn(await read(0, MOST_BEFORE_SIZE)) : null);
  if (!size) return { refused: 'broken' };
  return size.width * size.height > MAX_EVIDENCE_PIXELS ? { refused: 'too-many-pixels' } : { is: kind };
}
