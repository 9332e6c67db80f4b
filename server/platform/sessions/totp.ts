import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What authenticator programs take without being told: SHA-1, six digits, half a minute (RFC 6238). */
const DIGITS = 6;
const STEP_SECONDS = 30;
/** Clocks of phones are off by some seconds, and people type slowly: one step before and after counts as well. */
const WINDOW = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits in the letters that authenticator programs take (base32, RFC 4648). */
export function newTotpSecret(): string {
  return encodeBase32(randomBytes(20));
}

/** What a program reads from a link or a QR code. */
export function totpUri(secret: string, account: string): string {
  const label = `Twofold:${account}`;
  return `otpauth://totp/${encodeURIComponent(label)}?secret=${secret}&issuer=Twofold`;
}

/** The code that a device shows at a moment. */
export function totpAt(secret: string, moment: Date): string {
  return codeOf(secret, stepOf(moment));
}

/** The half-minute whose code this is, near a moment; null when it is none. Each may be used once: the caller sees to that. */
export function matchTotp(secret: string, code: string, moment: Date): number | null {
  const given = Buffer.from(code.padStart(DIGITS, ' ').slice(0, 64));
  let match: number | null = null;
  for (let step = stepOf(moment) - WINDOW; step <= stepOf(moment) + WINDOW; step++) {
    const expected = Buffer.from(codeOf(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) match = step;
  }
  return match;
}

const stepOf = (moment: Date) => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >>> (bits - 5)) & 31];
    held &= 255;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text.toUpperCase().replace(/[^A-Z2-7]/g, '')) {
    held = (held << 5) | ALPHABET.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >>> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
