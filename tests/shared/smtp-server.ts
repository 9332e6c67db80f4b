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
  /** Set to a status such as 451 to have every recipient refused with it; 0 accepts. */
  refuseWith: number;
  /** What it says with that status, an enhanced code first if there is to be one. */
  refuseSaying: string;
  /** Where set, only this recipient is refused. */
  refuseOnly: string | null;
  /** At which step it is refused. */
  refuseAt: 'RCPT' | 'MAIL' | 'DATA';
  /** How long the server waits before it says that it has taken a message, in milliseconds. */
  delayMs: number;
  /** Where set, what the server has received is accepted only when this resolves. */
  holding: Promise<void> | null;
  /** Whether the connection breaks when a message was received, instead of an answer. */
  breakOff: boolean;
  close(): Promise<void>;
}

/**
 * A real SMTP server that keeps what it is given. Give `port` to start again where one was before, and `options` for one that
 * asks for a password or encryption; its certificate is signed by nobody.
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
  // A client that is killed in the middle of a message is no fault of this server.
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

/** The types of the package do not tell of it. */
const socketOf = (connection: unknown) => (connection as { _socket: Socket })._socket;
