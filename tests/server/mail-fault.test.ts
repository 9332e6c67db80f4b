import { describe, expect, it } from 'vitest';
import { type Blame, blameFor, NO_ADDRESS, sentenceOf } from '#server/platform/mail/mail-fault.ts';

/** The error that nodemailer makes of a reply. */
function replied(command: string, response: string) {
  const responseCode = Number(response.slice(0, 3));
  return { code: 'EENVELOPE', command, responseCode, response, message: `Can't send mail: ${response}` };
}

describe('the blame for a mail that was not accepted', () => {
  it.each<[Blame, string, string]>([
    // The recipient's address and mailbox.
    ['recipient', 'RCPT TO', '550 5.1.1 <mia@example.com>: Recipient address rejected: User unknown'],
    ['recipient', 'RCPT TO', '550-5.1.1 The email account does not exist. Try\n550 5.1.1 again'],
    ['recipient', 'RCPT TO', '550 5.1.2 Bad destination host'],
    ['recipient', 'RCPT TO', '501 5.1.3 Bad recipient address syntax'],
    ['recipient', 'RCPT TO', '550 5.1.6 Mailbox has moved'],
    ['recipient', 'RCPT TO', '556 5.1.10 Recipient address has null MX'],
    ['recipient', 'RCPT TO', '550 5.2.1 The email account is disabled'],
    ['recipient', 'RCPT TO', '552 5.2.2 Mailbox full'],
    ['recipient', 'DATA', '552 5.2.2 Over quota'],
    ['recipient', 'DATA', '550 5.1.1 No such user'],
    ['recipient', 'RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
    ['recipient', 'RCPT TO', '550 5.4.4 Host not found'],
    ['recipient', 'RCPT TO', '550 5.5.0 Requested action not taken: mailbox unavailable'],
    ['recipient', 'RCPT TO', '550 No such user here'],
    ['recipient', 'RCPT TO', '550 <spam-author@relay.example> is not known here'],
    ['recipient', 'RCPT TO', '501 Bad address'],
    ['recipient', 'RCPT TO', '551 User not local'],
    ['recipient', 'RCPT TO', '552 Exceeded storage allocation'],
    ['recipient', 'RCPT TO', '553 Mailbox name not allowed'],
    ['recipient', 'RCPT TO', '556 Domain does not accept mail'],
    // Signing in, relaying, policy: at any step.
    ['ours', 'AUTH PLAIN', '535 5.7.8 Authentication credentials invalid'],
    ['ours', 'AUTH PLAIN', '534 5.7.9 Authentication mechanism is too weak'],
    ['ours', 'AUTH PLAIN', '538 5.7.11 Encryption required'],
    ['ours', 'AUTH PLAIN', '525 5.7.13 User account disabled'],
    ['ours', 'AUTH PLAIN', '432 4.7.12 A password transition is needed'],
    ['ours', 'MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first'],
    ['ours', 'MAIL FROM', '530 Authentication required'],
    ['ours', 'RCPT TO', '530 5.5.1 Authentication Required'],
    ['ours', 'RCPT TO', '535 not signed in'],
    ['ours', 'RCPT TO', '550 5.7.1 Relaying denied'],
    ['ours', 'RCPT TO', '554 5.7.1 <mia@example.com>: Relay access denied'],
    ['ours', 'RCPT TO', '553 sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)'],
    ['ours', 'RCPT TO', '550 relay not permitted'],
    ['ours', 'RCPT TO', '550 Sender verify failed'],
    ['ours', 'RCPT TO', '551 We do not relay'],
    ['ours', 'RCPT TO', '550 5.7.25 Reverse DNS validation failed'],
    ['ours', 'DATA', '550 5.7.26 Unauthenticated mail is not accepted'],
    ['ours', 'DATA', '550 5.7.1 Message rejected by policy'],
    // The sender.
    ['ours', 'MAIL FROM', '550 5.1.0 Sender rejected'],
    ['ours', 'MAIL FROM', '553 5.1.7 Sender address syntax'],
    ['ours', 'RCPT TO', '550 5.1.8 Sender address rejected: Domain not found'],
    ['ours', 'MAIL FROM', '550 No such user'],
    ['ours', 'MAIL FROM', '552 5.3.4 Message size exceeds fixed maximum'],
    // The mail system, routing, commands and content.
    ['ours', 'RCPT TO', '550 5.3.0 Something is wrong'],
    ['ours', 'RCPT TO', '554 5.3.5 System incorrectly configured'],
    ['ours', 'RCPT TO', '554 5.4.6 Routing loop'],
    ['ours', 'RCPT TO', '550 5.4.0 Something about the way'],
    ['ours', 'RCPT TO', '503 5.5.1 Bad sequence of commands'],
    ['ours', 'RCPT TO', '503 MAIL first'],
    ['ours', 'RCPT TO', '555 Parameters not recognized'],
    ['ours', 'RCPT TO', '521 This host does not accept mail'],
    ['ours', 'RCPT TO', '554 Transaction failed'],
    ['ours', 'RCPT TO', '550 5.9.9 A code nobody knows'],
    ['ours', 'RCPT TO', '599 A status nobody knows'],
    ['ours', 'DATA', '554 5.6.0 Content'],
    ['ours', 'DATA', '550 Administrative prohibition'],
    ['ours', 'DATA', '554 Transaction failed'],
    ['ours', 'CONN', '554 No SMTP service here'],
    ['ours', 'EHLO', '550 Bad HELO'],
    ['ours', 'STARTTLS', '502 Not implemented'],
    // Not now: greylisting, limits, a full mailbox that may be emptied, a server that shuts down.
    ['later', 'RCPT TO', '450 4.2.0 Greylisted, try again in 300 seconds'],
    ['later', 'RCPT TO', '451 4.7.1 Greylisting in action'],
    ['later', 'RCPT TO', '452 4.2.2 Mailbox full'],
    ['later', 'RCPT TO', '450 5.1.1 Soft bounce'],
    ['later', 'MAIL FROM', '421 4.7.0 Too many connections'],
    ['later', 'MAIL FROM', '452 4.3.1 Insufficient system storage'],
    ['later', 'DATA', '451 4.3.0 Local error'],
    ['later', 'AUTH PLAIN', '454 4.7.0 Temporary authentication failure'],
    ['later', 'CONN', '421 Service not available'],
  ])('%s: %s answered by %s', (blame, command, response) => {
    expect(blameFor(replied(command, response))).toBe(blame);
  });

  it.each<[Blame, string, object]>([
    ['ours', 'a refused connection', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }],
    ['ours', 'no way to the network', { code: 'ESOCKET', originalCode: 'EHOSTUNREACH', command: 'CONN' }],
    ['ours', 'a name nobody knows', { code: 'EDNS', originalCode: 'ENOTFOUND', command: 'CONN' }],
    [
      'ours',
      'a connection that never comes',
      { code: 'ETIMEDOUT', timeoutType: 'CONNECTION_TIMEOUT', command: 'CONN' },
    ],
    ['ours', 'a greeting that never comes', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', command: 'CONN' }],
    ['ours', 'a certificate', { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', command: 'CONN' }],
    ['ours', 'TLS', { code: 'ETLS', command: 'STARTTLS' }],
    ['ours', 'a password that is missing', { code: 'EAUTH', command: 'API' }],
    ['ours', 'something that is no mail server', { code: 'EPROTOCOL', command: 'CONN' }],
    ['ours', 'a proxy', { code: 'EPROXY' }],
    ['ours', 'a sender that is none', { code: 'EENVELOPE', command: 'API' }],
    ['ours', 'an outbox folder without room', { code: 'ENOSPC' }],
    ['ours', 'something nobody thought of', {}],
    ['recipient', 'an address that no mail server takes', { code: NO_ADDRESS }],
    ['later', 'a connection that is reset', { code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' }],
    ['later', 'a connection that falls silent', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' }],
    ['later', 'a closed one', { code: 'ECONNECTION', command: 'CONN', message: 'Connection closed unexpectedly' }],
  ])('%s: %s', (blame, _what, error) => {
    expect(blameFor(error)).toBe(blame);
  });
});

describe('the message of a fault', () => {
  it('is the library’s own, without addresses and without words that must not appear in a log', () => {
    const error = replied(
      'RCPT TO',
      '550 5.1.1 <mia@example.com>: no; "Ada invites you to join Öko AG" by hunter2\nsecond',
    );
    const said = sentenceOf(error, ['hunter2', 'Ada invites you to join Öko AG', 'mia']);
    expect(said).toBe(`Can't send mail: 550 5.1.1 <…>: no; "…" by … second`);
  });

  it('says what to do about a self-signed certificate', () => {
    const error = { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' };
    expect(sentenceOf(error, [])).toContain('?tls.rejectUnauthorized=false');
  });
});
