import { Secret, TOTP } from 'otpauth';

/** The default of authenticator apps: SHA-1, six digits, half a minute (RFC 6238). */
const deviceOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Twofold', label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });

/** Phone clocks are off by some seconds, and people type slowly, so the half-minutes before and after also count. */
const WINDOW = 1;

/** The URI that an authenticator app reads from a link or a QR code. */
export const totpUri = (secret: string, account: string): string => deviceOf(secret, account).toString();

/** The half-minute that this code belongs to, near a moment; null if there is none. The caller ensures that each is used once. */
export function matchTotp(secret: string, code: string, moment: Date): number | null {
  const device = deviceOf(secret);
  const timestamp = moment.getTime();
  const offset = device.validate({ token: code, timestamp, window: WINDOW });
  return offset === null ? null : device.counter({ timestamp }) + offset;
}
