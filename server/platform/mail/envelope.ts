import type { SendMailOptions } from 'nodemailer';
import type { Message } from './mail.ts';
import { NO_ADDRESS } from './mail-fault.ts';

/**
 * A message in the mail library's format. The recipient is passed as one address object, so that a comma or a line break in it cannot
 * become a second recipient or a header; the subject is a single line.
 */
export function toEnvelope(message: Message, from: string): SendMailOptions {
  if (!/^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(message.to)) {
    throw Object.assign(new Error('The recipient is not one plain address.'), { code: NO_ADDRESS });
  }
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200),
    text: message.text,
    html: message.html,
    ...(message.messageId && { messageId: `<${message.messageId}>` }),
    // Prevents out-of-office replies, which are useless for automatic emails (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
