/**
 * Who must act when an email was not accepted:
 * - `recipient`: the recipient's address or mailbox is permanently refused. The email is given up.
 * - `ours`: the mail server, the way to it, or our settings. The email is kept and retried, and admins are told.
 * - `later`: "not now", or a broken connection. The email is kept and retried; nobody has to do anything.
 */
export type Blame = 'recipient' | 'ours' | 'later';

/** What nodemailer reports about an error, and what Node reports beneath it. */
export interface MailError {
  code?: string;
  /** Node's code, if nodemailer replaced it with its own. */
  originalCode?: string;
  /** What nodemailer waited for without success, such as `SOCKET_TIMEOUT`. */
  timeoutType?: string;
  /** The step at which it happened, such as `RCPT TO`; `CONN` before and between commands. */
  command?: string;
  responseCode?: number;
  /** The server's reply, with all its lines. */
  response?: string;
  message?: string;
}

/**
 * Permanent enhanced status codes (RFC 3463 and the IANA registry). A code that is not listed counts as its category, for example
 * `5.1.x`. They concern the recipient only in a response to `RCPT TO` or to the message itself.
 */
const byEnhancedCode: Readonly<Record<string, Blame>> = {
  // Addresses. The sender's address is one of our settings.
  '5.1.x': 'recipient',
  '5.1.7': 'ours',
  '5.1.8': 'ours',
  // Mailboxes: disabled, full, message too long, a list that cannot be expanded.
  '5.2.x': 'recipient',
  // The mail system: full, message too big, misconfigured.
  '5.3.x': 'ours',
  // Routing. Exchange answers 5.4.1 for an unknown mailbox; 5.4.4 is a domain that does not exist.
  '5.4.x': 'ours',
  '5.4.1': 'recipient',
  '5.4.4': 'recipient',
  // Commands, including 5.5.1 for a command before signing in.
  '5.5.x': 'ours',
  // Content and its encoding.
  '5.6.x': 'ours',
  // Security and policy: sign-in, relaying, SPF, DKIM, block lists.
  '5.7.x': 'ours',
};

/** Codes that say no more than the status before them. */
const vague = ['5.0.0', '5.1.0', '5.2.0', '5.5.0'];

/** A status in response to `RCPT TO` without a clear enhanced code (RFC 5321, 4.2.3; RFC 7504). All others are our problem. */
const byStatusToRecipient: Readonly<Record<number, Blame>> = {
  501: 'recipient',
  550: 'recipient',
  551: 'recipient',
  552: 'recipient',
  553: 'recipient',
  556: 'recipient',
};

/** Words in a refusal that concern the sender and not the recipient, if the codes leave this open ("550 relay not permitted"). */
const aboutSending =
  /relay|rcpthosts|auth|log ?in|credential|sender|spf|dkim|dmarc|reverse|\bptr\b|helo|block|black|spam|reputation|polic|prohibit|permi|denied|\brate\b|limit|tls|encrypt/i;

/** A connection that broke after it was established may work next time. Before that, the connection to the mail server is the problem. */
const brokenOff = ['ECONNRESET', 'EPIPE', 'SOCKET_TIMEOUT'];

/** "The password must be changed" (RFC 4954) has a temporary status, but does not resolve by itself. */
const OURS_ALL_THE_SAME = 432;

/** The code for an address that cannot be passed to any mail server. */
export const NO_ADDRESS = 'ENOADDRESS';

/** Decides by the table above. Unknown errors count as ours, so that no email is discarded and nobody else is blamed. */
export function blameFor(error: MailError): Blame {
  const { code, originalCode, timeoutType, command, responseCode, message } = error;
  if (code === NO_ADDRESS) return 'recipient';
  if (responseCode) return blameForReply({ ...error, responseCode });
  const isClosed = code === 'ECONNECTION' && originalCode === undefined && /closed/i.test(message ?? '');
  const isBroken = brokenOff.includes(originalCode ?? timeoutType ?? '');
  return command === 'CONN' && (isClosed || isBroken) ? 'later' : 'ours';
}

function blameForReply(error: MailError & { responseCode: number }): Blame {
  const { command, responseCode, response = '' } = error;
  if (responseCode === OURS_ALL_THE_SAME) return 'ours';
  if (responseCode < 500) return 'later';
  // At the greeting, the sign-in and the sender, an error does not concern the recipient, whatever its code.
  if (command !== 'RCPT TO' && command !== 'DATA') return 'ours';
  const enhanced = enhancedCodeOf(response);
  if (enhanced && !vague.includes(enhanced)) {
    return byEnhancedCode[enhanced] ?? byEnhancedCode[enhanced.replace(/\d+$/, 'x')] ?? 'ours';
  }
  if (command === 'DATA' || aboutSending.test(withoutAddresses(response))) return 'ours';
  return byStatusToRecipient[responseCode] ?? 'ours';
}

/** `5.1.1` from "550-5.1.1 No such user", or 5.7.1 from "553 not in my list (#5.7.1)"; undefined if the server gives none. */
function enhancedCodeOf(response: string): string | undefined {
  const [, code] =
    /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? /#(5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return code;
}

const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g;
const withoutAddresses = (text: string) => text.replace(ADDRESS, '…');

/** A subject as encoded in the message (RFC 2047). */
const ENCODED_WORD = /=\?[\w-]+\?[bq]\?[^?\s]*\?=/gi;

const LONGEST = 300;

/**
 * The mail library's message for the log and for the operator: on one line, without any address and without these `words` (a password, a
 * subject), which some servers repeat.
 */
export function sentenceOf(error: MailError, words: readonly string[]): string {
  const plain = (error.message ?? String(error))
    .replace(ENCODED_WORD, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const telling = words.filter((word) => word.length > 2).sort((one, other) => other.length - one.length);
  const clean = telling.reduce((text, word) => replaceAllOf(text, word), withoutAddresses(plain));
  const short = clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
  return isOfCertificate(error) ? `${short}. ${ABOUT_CERTIFICATES}` : short;
}

const replaceAllOf = (text: string, word: string) =>
  text.replace(new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), '…');

const ABOUT_CERTIFICATES =
  'To trust its issuer, set NODE_EXTRA_CA_CERTS to the certificate of the issuer. If nobody else uses the network to this mail server, put "?tls.rejectUnauthorized=false" at the end of SMTP_URL to accept any certificate';

function isOfCertificate({ code, originalCode, message = '' }: MailError): boolean {
  return (
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|CRL|HOSTNAME_MISMATCH/.test(`${code} ${originalCode}`) ||
    /certificate|altnames/i.test(message)
  );
}
