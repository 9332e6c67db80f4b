import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator program shows at a moment (RFC 6238, with what programs take without being told). */
export const deviceCode = (secret: string, moment = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
