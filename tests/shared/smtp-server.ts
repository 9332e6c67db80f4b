import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** The whole message as it came over the wire. */
  source: string;
}

export interface TestSmtpServer {
  port: number;
  url: string;
  received: ReceivedMail[];
  /** Set to a status such as 451 to refuse every recipient with it; 0 accepts. */
  refuseWith: number;
  /** The text after that status, starting with an enhanced code if there is one. */
  refuseSaying: string;
  /** If set, only this recipient is refused. */
  refuseOnly: string | null;
  /** The step at which it is refused. */
  refuseAt: 'RCPT' | 'MAIL' | 'DATA';
  /** Milliseconds before the server confirms a message. */
  delayMs: number;
  /** If set, a received message is accepted only when this resolves. */
  holding: Promise<void> | null;
  /** Whether the connection breaks after a message, instead of an answer. */
  breakOff: boolean;
  close(): Promise<void>;
}

/**
 * A real SMTP server that keeps its messages. Give `port` to start again where one was before, and `options` for one that
 * requires a password or encryption; its certificate is self-signed.
 */
export function startSmtpServer(port = 0, options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusalAt = (step: TestSmtpServer['refuseAt']) =>
    smtp.refuseWith && smtp.refuseAt === step
      ? Object.assign(new Error(smtp.refuseSaying), { responseCode: smtp.refuseWith })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onMailFrom: (_address, _session, done) => done(refusalAt('MAIL')),
    onRcptTo: ({ address }, _session, done) =>
      done(smtp.refuseOnly === null || smtp.refuseOnly === address ? refusalAt('RCPT') : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusalAt('DATA');
        if (refusal) return done(refusal);
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        received.push({ to, source: Buffer.concat(chunks).toString('utf8') });
        if (smtp.breakOff) return void [...server.connections].map((each) => socketOf(each).destroy());
        void (smtp.holding ?? Promise.resolve()).then(() => setTimeout(() => done(), smtp.delayMs));
      });
    },
  });
  // A client killed in the middle of a message is no fault of this server.
  server.on('error', () => undefined);
  const smtp: TestSmtpServer = {
    port,
    url: '',
    received,
    refuseWith: 0,
    refuseSaying: 'refused',
    refuseOnly: null,
    refuseAt: 'RCPT',
    delayMs: 0,
    holding: null,
    breakOff: false,
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

/** Missing in the package's types. */
const socketOf = (connection: unknown) => (connection as { _socket: Socket })._socket;
