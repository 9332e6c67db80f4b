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
  /** How long the server waits before it says that it has taken a message, in milliseconds. */
  delayMs: number;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. Give `port` to start again where one was before. */
export function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      const refusal = smtp.refuseWith && Object.assign(new Error('refused'), { responseCode: smtp.refuseWith });
      done(refusal || null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
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
