import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at a moment (RFC 6238, with the usual defaults of such apps). */
export const deviceCode = (secret: string, moment = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
