import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ManifestFile } from '#documents/package/manifest.ts';
import { partHeader, type ZipPart, zipDirectory } from '#documents/package/zip-records.ts';
import type { PieceWriter } from '../making/write-pieces.ts';
import type { PackedEvidence } from './evidence.ts';

/** An archive that is written part by part, without holding a whole part in memory. */
export interface Archive {
  /**
   * Adds a part.
   * @returns its entry in the manifest
   */
  add(path: string, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<ManifestFile>;
  /**
   * Adds a part whose content stays in a stored file.
   * @param content for the checksums
   */
  addStored(file: PackedEvidence, content: AsyncIterable<Uint8Array>): Promise<ManifestFile>;
  /** The parts so far. */
  files(): readonly ManifestFile[];
  end(): Promise<void>;
}

/** @param made the time that all its parts have */
export function openArchive(writer: PieceWriter, made: Date): Archive {
  const parts: ZipPart[] = [];
  const files: ManifestFile[] = [];
  async function addPart(
    path: string,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    write: (piece: Uint8Array) => Promise<void>,
  ): Promise<ManifestFile> {
    const at = writer.bytes();
    // The header is known only once the content is.
    const putHeader = writer.reserve();
    const hash = createHash('sha256');
    let crc = 0;
    let bytes = 0;
    for await (const piece of content) {
      hash.update(piece);
      crc = crc32(piece, crc);
      bytes += piece.length;
      await write(piece);
    }
    putHeader(partHeader({ path, crc, bytes }, made));
    parts.push({ path, crc, bytes, at });
    const file = { path, bytes, sha256: hash.digest('hex') };
    files.push(file);
    return file;
  }
  return {
    add: (path, content) => addPart(path, content, (piece) => writer.write(piece)),
    async addStored(file, content) {
      const added = await addPart(file.path, content, async () => undefined);
      writer.refer(file);
      return added;
    },
    files: () => files,
    async end() {
      await writer.write(zipDirectory(parts, writer.bytes(), made));
      await writer.end();
    },
  };
}
