import nodemailer from 'nodemailer';
import { isLoopbackHost } from '#server/platform/config/settings.ts';
import { toEnvelope } from './envelope.ts';
import type { Mail } from './mail.ts';

const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/**
 * Whether the connection must be encrypted: a password is never sent over a network unencrypted. Otherwise, somebody on that network
 * could remove the offer of STARTTLS from the server's greeting and read it.
 */
export function mustEncrypt(url: string): boolean {
  const { hostname, password } = new URL(url);
  return password !== '' && !isLoopbackHost(hostname);
}

/**
 * Sends through the mail server of an `smtp://` or `smtps://` URL. Certificates are checked. Options after `?` in the URL take
 * precedence.
 */
export function createSmtp(url: string, from: string): Mail {
  const transport = nodemailer.createTransport({ url, requireTLS: mustEncrypt(url), ...TIMEOUTS_MS });
  return {
    send: async (message) => {
      const { rejectedErrors = [] } = await transport.sendMail(toEnvelope(message, from));
      // One recipient for each message: if it is refused, the library throws, or reports it here.
      if (rejectedErrors[0]) throw rejectedErrors[0];
    },
  };
}
