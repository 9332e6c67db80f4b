import nodemailer from 'nodemailer';
import { toEnvelope } from './envelope.ts';
import type { Mail } from './mail.ts';

const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Sends through the mail server of an `smtp://` or `smtps://` URL. Certificates are checked. */
export function createSmtp(url: string, from: string): Mail {
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS_MS });
  return {
    send: async (message) => {
      const { rejected } = await transport.sendMail(toEnvelope(message, from));
      if (rejected.length > 0) throw new Error('The mail server refused the recipient.');
    },
  };
}
