/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const K = fractions(64, Math.cbrt);
/** The same for the square roots of the first eight primes (FIPS 180-4, 5.3.3). */
const START = fractions(8, Math.sqrt);

/**
 * SHA-256 of a text in UTF-8, as 64 hexadecimal digits (FIPS 180-4). Implemented here because browsers offer it only on secure pages, and
 * an internal server is often used over http.
 */
export function sha256(text: string): string {
  const bytes = pad(utf8(text));
  const state = Uint32Array.from(START);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < bytes.length; at += 64) digestBlock(bytes, at, state, schedule);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function digestBlock(bytes: Uint8Array, at: number, state: Uint32Array, w: Uint32Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 64);
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [far, near] = [wordAt(w, i - 15), wordAt(w, i - 2)];
    const s0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const s1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    w[i] = wordAt(w, i - 16) + s0 + wordAt(w, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + wordAt(K, i) + wordAt(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = wordAt(state, i) + word;
  });
}

const wordAt = (words: Uint32Array, i: number) => words[i] ?? 0;
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with a 1 bit, zeros, and its length in bits, to a multiple of 64 bytes. */
function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, message.length << 3);
  return padded;
}

/** An unpaired surrogate becomes the replacement character, as everywhere else. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes[length++] = code;
    else if (code < 0x800) length = put(bytes, length, 0xc0 | (code >> 6), code, 1);
    else if (code < 0x10000) length = put(bytes, length, 0xe0 | (code >> 12), code, 2);
    else length = put(bytes, length, 0xf0 | (code >> 18), code, 3);
  }
  return bytes.subarray(0, length);
}

function put(bytes: Uint8Array, at: number, lead: number, code: number, following: number): number {
  bytes[at] = lead;
  for (let i = 1; i <= following; i += 1) bytes[at + i] = 0x80 | ((code >> (6 * (following - i))) & 0x3f);
  return at + following + 1;
}

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}
