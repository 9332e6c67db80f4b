import type { CompanyTx } from '#database/doors.ts';
import { evidencePath } from '#documents/package/manifest.ts';
import type { FrozenEvidence } from '#domain/frozen-results/frozen-evidence.ts';
import type { StoredFileId } from '#domain/ids.ts';
import { FILE_PIECE_BYTES } from '#domain/limits.ts';
import { readBytes } from '#server/features/assurance/evidence/file-queries.ts';
import type { Archive } from './archive.ts';

/** An evidence file in a package. */
export interface PackedEvidence {
  path: string;
  bytes: number;
  storedFileId: StoredFileId;
}

/** Bytes of a stored file read at a time: they become garbage quickly, and more would pile up. */
const AT_ONCE = FILE_PIECE_BYTES;

type ReadEvidence = <T>(work: (tx: CompanyTx) => Promise<T>) => Promise<T>;

/** The files that a result names, each once, if they are still stored; by path. */
export async function listPacked(tx: CompanyTx, evidence: readonly FrozenEvidence[]): Promise<PackedEvidence[]> {
  const named = new Map(evidence.flatMap(({ file }) => (file ? [[file.sha256, file] as const] : [])));
  if (named.size === 0) return [];
  const kept = await tx
    .selectFrom('storedFiles')
    .select(['id', 'bytes', 'sha256'])
    .where('sha256', 'in', [...named.keys()])
    .$narrowType<{ sha256: string }>()
    .execute();
  const files = kept.flatMap(({ id, bytes, sha256 }) => {
    const file = named.get(sha256);
    return file ? [{ path: evidencePath(file), bytes, storedFileId: id }] : [];
  });
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Adds the files without copying them: each is read once for its checksums, and again when the package is downloaded.
 *
 * @param tell receives the number of bytes read
 */
export async function addEvidence(
  archive: Archive,
  files: readonly PackedEvidence[],
  { read, tell }: { read: ReadEvidence; tell: (bytes: number) => void },
): Promise<void> {
  let done = 0;
  for (const file of files) {
    const content = async function* () {
      for await (const piece of readStored(read, file)) {
        done += piece.length;
        tell(done);
        yield piece;
      }
    };
    await archive.addStored(file, content());
  }
}

/**
 * The bytes of a stored file, a piece at a time.
 * @throws if some are missing
 */
export async function* readStored(
  read: ReadEvidence,
  { storedFileId, bytes }: Pick<PackedEvidence, 'storedFileId' | 'bytes'>,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; ) {
    const from = at;
    const piece = await read((tx) => readBytes(tx, storedFileId, from, Math.min(from + AT_ONCE, bytes)));
    if (piece.length === 0) throw new Error(`Of ${bytes} bytes of the stored file ${storedFileId} ${at} are there.`);
    at += piece.length;
    yield piece;
  }
}
