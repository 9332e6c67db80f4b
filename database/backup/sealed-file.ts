import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefusal } from './backup-refusal.ts';

/** The first line of every backup: its format, and the salt of its key. */
const FIRST_LINE = /^TWOFOLD BACKUP 1 ([A-Za-z0-9_-]{43})\n/;
const FIRST_LINE_BYTES = 'TWOFOLD BACKUP 1 '.length + 43 + 1;
const FRAME_BYTES = 256 * 1024;
const TAG_BYTES = 16;
/** About half a second and 128 MB for each guess of the passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const deriveKey = (passphrase: string, salt: string): Promise<Buffer> =>
  promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)(
    passphrase.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    32,
    COST,
  );

/**
 * Each frame's nonce contains its position, and marks the last one: none can be changed, left out, repeated or cut off unnoticed. The key
 * is new for each file, so a count is enough as a nonce.
 */
function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(frame), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Compresses and encrypts the content with a passphrase (scrypt, AES-256-GCM), and writes it to a file that must not exist yet. */
export async function writeSealed(path: string, passphrase: string, content: AsyncIterable<Buffer>): Promise<void> {
  const salt = randomBytes(32).toString('base64url');
  const firstLine = Buffer.from(`TWOFOLD BACKUP 1 ${salt}\n`);
  const key = await deriveKey(passphrase, salt);
  await pipeline(
    Readable.from(content),
    createGzip({ level: 4 }),
    async function* seal(packed: AsyncIterable<Buffer>) {
      yield firstLine;
      let frame = 0;
      const sealOne = (bytes: Buffer, isLast: boolean) => {
        const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame, isLast)).setAAD(firstLine);
        frame += 1;
        return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      };
      let previous: Buffer | undefined;
      for await (const bytes of inFrames(packed, FRAME_BYTES)) {
        if (previous) yield sealOne(previous, false);
        previous = bytes;
      }
      yield sealOne(previous ?? Buffer.alloc(0), true);
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

/**
 * The content written with `writeSealed`, piece by piece.
 * @throws {BackupRefusal} if it is not a backup, the passphrase is wrong, or the file was changed or cut off
 */
export async function* readSealed(path: string, passphrase: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: FRAME_BYTES });
  const unpacked = createGunzip();
  const unsealing = pipeline(file, (sealed: AsyncIterable<Buffer>) => unseal(path, passphrase, sealed), unpacked);
  // The loop below awaits it and reports the error.
  unsealing.catch(() => undefined);
  try {
    for await (const bytes of unpacked) yield bytes as Buffer;
    await unsealing;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupRefusal(`There is no file ${path}.`);
    if (code === 'EACCES' || code === 'EISDIR') throw new BackupRefusal(`${path} cannot be read: ${code}.`);
    if (code?.startsWith('Z_')) throw new BackupRefusal(`${path} is damaged: it cannot be unpacked.`);
    throw error;
  } finally {
    file.destroy();
  }
}

async function* unseal(path: string, passphrase: string, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let key: Buffer | undefined;
  let firstLine = Buffer.alloc(0);
  let frame = 0;
  const open = (bytes: Buffer, isLast: boolean) => {
    const decipher = createDecipheriv('aes-256-gcm', key ?? Buffer.alloc(32), nonceOf(frame, isLast)).setAAD(firstLine);
    frame += 1;
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new BackupRefusal(
        frame === 1
          ? `Could not open ${path}: the passphrase is wrong, or the file is damaged.`
          : `${path} is damaged or cut off after ${(frame - 1) * FRAME_BYTES} bytes.`,
      );
    }
  };
  let previous: Buffer | undefined;
  for await (const bytes of inFrames(sealed, FRAME_BYTES + TAG_BYTES, FIRST_LINE_BYTES)) {
    if (!key) {
      const salt = FIRST_LINE.exec(bytes.toString('latin1'))?.[1];
      if (salt === undefined) throw new BackupRefusal(`${path} is not a backup of Twofold.`);
      firstLine = Buffer.from(bytes);
      key = await deriveKey(passphrase, salt);
      continue;
    }
    if (previous) yield open(previous, false);
    previous = bytes;
  }
  if (!previous || previous.length < TAG_BYTES)
    throw new BackupRefusal(`${path} is not a backup of Twofold, or is cut off.`);
  yield open(previous, true);
}

/** The same bytes in pieces of one size; the first piece may have a different size, and the last may be shorter. */
async function* inFrames(source: AsyncIterable<Buffer>, size: number, firstSize = size): AsyncGenerator<Buffer> {
  let wanted = firstSize;
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    if (length < wanted) continue;
    let all = Buffer.concat(waiting);
    while (all.length >= wanted) {
      yield all.subarray(0, wanted);
      all = all.subarray(wanted);
      wanted = size;
    }
    waiting = [all];
    length = all.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
