import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** The whole message as it came over the wire. */
  source: string;
}

export interface TestSmtpServer {
  port: number;
  url: string;
  received: ReceivedMail[];
  /** Set to a status such as 451 to have every recipient refused with it; 0 accepts. */
  refuseWith: number;
  /** At which step it is refused. */
  refuseAt: 'RCPT' | 'MAIL' | 'DATA';
  /** How long the server waits before it says that it has taken a message, in milliseconds. */
  delayMs: number;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. Give `port` to start again where one was before. */
export function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusalAt = (step: TestSmtpServer['refuseAt']) =>
    smtp.refuseWith && smtp.refuseAt === step
      ? Object.assign(new Error('refused'), { responseCode: smtp.refuseWith })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(refusalAt('MAIL')),
    onRcptTo: (_address, _session, done) => done(refusalAt('RCPT')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusalAt('DATA');
        if (refusal) return done(refusal);
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        received.push({ to, source: Buffer.concat(chunks).toString('utf8') });
        setTimeout(() => done(), smtp.delayMs);
      });
    },
  });
  // A client that is killed in the middle of a message is no fault of this server.
  server.on('error', () => undefined);
  const smtp: TestSmtpServer = {
    port,
    url: '',
    received,
    refuseWith: 0,
    refuseAt: 'RCPT',
    delayMs: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      smtp.port = (server.server.address() as AddressInfo).port;
      smtp.url = `smtp://127.0.0.1:${smtp.port}`;
      resolve(smtp);
    });
  });
}
