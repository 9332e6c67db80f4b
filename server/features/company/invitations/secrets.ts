import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for the mailed link. */
export const newMailSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The secret of the link that an admin copies. It is derived from the server's own secret, so that copying twice gives the same link and
 * the first one stays valid; the database stores only its hash, as for all secrets.
 */
export function copiedLinkSecret(serverSecret: string, invitationId: string): string {
  return createHmac('sha256', serverSecret).update(`copied invitation link ${invitationId}`).digest('base64url');
}

/** The form in which the database stores a secret. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
