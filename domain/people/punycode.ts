/** The encoding of letters that host names cannot have (RFC 3492), for one label. Its names and numbers are the RFC's. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
/** The maximum length of a label, in characters. */
const LONGEST = 63;

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

const threshold = (k: number, bias: number) => Math.min(Math.max(k - bias, T_MIN), T_MAX);

/** `müller` becomes `mller-kva`, without the prefix. The caller must pass lower case and composed characters (NFC). */
export function encodePunycode(label: string): string {
  const points = [...label].map((sign) => sign.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < INITIAL_N);
  let output = basic.map((point) => String.fromCodePoint(point)).join('');
  let handled = basic.length;
  if (handled > 0) output += '-';
  let n = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta += 1;
      if (point !== n) continue;
      output += encodeNumber(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    n += 1;
  }
  return output;
}

function encodeNumber(number: number, bias: number): string {
  let output = '';
  let rest = number;
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias);
    if (rest < t) return output + digits.charAt(rest);
    output += digits.charAt(t + ((rest - t) % (BASE - t)));
    rest = Math.floor((rest - t) / (BASE - t));
  }
}

/** `mller-kva` as `müller`; null if it is not such an encoding. */
export function decodePunycode(encoded: string): string | null {
  if (encoded.length > LONGEST) return null;
  const end = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(end, 0))].map((sign) => sign.codePointAt(0) ?? 0);
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = end + 1; at < encoded.length; ) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digits.indexOf(encoded.charAt(at++) || ' ');
      if (digit < 0) return null;
      i += digit * weight;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
    }
    bias = adapt(i - before, output.length + 1, before === 0);
    n += Math.floor(i / (output.length + 1));
    i %= output.length + 1;
    if (n > 0x10ffff) return null;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
}
