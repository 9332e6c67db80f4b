import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressTakenMail, confirmationMail, resetMail } from '#server/features/account/auth/account-mails.ts';
import { createOutboxPage, outboxPath } from '#server/platform/http/outbox-page.ts';
import { toEnvelope } from '#server/platform/mail/envelope.ts';
import { createOutbox } from '#server/platform/mail/outbox.ts';
import { readEml } from '#server/platform/mail/read-eml.ts';
import { createSmtp, mustEncrypt } from '#server/platform/mail/smtp.ts';

const FROM = 'Twofold <no-reply@twofold.example>';
const token = 'n0tAsecret-n0tAsecret-n0tAsecret';
const url = 'http://localhost:3000';

describe('the outbox folder', () => {
  it('keeps a message whole, under a descriptive name, readable by its owner only', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'twofold-mail-')), 'outbox');
    const content = confirmationMail(url, { name: 'Ünal 李', token });
    await createOutbox(folder, FROM).send({ to: 'unal@example.com', ...content, messageId: 'one@localhost' });
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/^20[\d-]+T[\d-]+Z_unal-at-example-com_confirm-your-email-address-for-twofold_\w{6}\.eml$/);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    const source = await readFile(join(folder, file), 'utf8');
    expect(source).toContain('Message-ID: <one@localhost>');
    expect(await readEml(source)).toMatchObject({
      to: 'unal@example.com',
      subject: content.subject,
      text: content.text.trimEnd(),
    });
  });

  it('flushes a message and its name to disk before it counts as sent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'twofold-mail-'));
    const trace = join(folder, 'trace.json');
    const module = JSON.stringify(new URL('../../server/platform/mail/outbox.ts', import.meta.url).href);
    const send = `const { createOutbox } = await import(${module});
      await createOutbox(${JSON.stringify(folder)}, ${JSON.stringify(FROM)}).send({ to: 'a@example.com', subject: 'a', text: 'a', html: '' });`;
    const traced = ['--trace-event-categories', 'node.fs.async', '--trace-event-file-pattern', trace];
    await promisify(execFile)(process.execPath, [...traced, '--input-type=module', '--eval', send], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    });
    const { traceEvents }: { traceEvents: { name: string; ph: string }[] } = JSON.parse(await readFile(trace, 'utf8'));
    const ended = traceEvents.filter(({ name, ph }) => ph === 'e' && /^(fsync|rename)$/.test(name));
    expect(ended.map(({ name }) => name)).toEqual(['fsync', 'rename', 'fsync']);
  });

  it('lets no name or address add a header or a recipient', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'twofold-mail-'));
    const outbox = createOutbox(folder, FROM);
    const nasty = 'Anna\r\nBcc: eve@example.com\r\n\r\n<script>alert(1)</script>';
    const content = { subject: nasty, text: nasty, html: '' };
    await outbox.send({ to: 'anna@example.com', ...content });
    const [file = ''] = await readdir(folder);
    const [head = ''] = (await readFile(join(folder, file), 'utf8')).split('\n\n');
    expect(head).not.toMatch(/^Bcc:/im);
    // We do not rely on the library alone, which does not guarantee its folding.
    const { subject } = toEnvelope({ to: 'anna@example.com', ...content }, FROM);
    expect(subject).toBe('Anna Bcc: eve@example.com <script>alert(1)</script>');
    for (const to of ['a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com', '<a@example.com>', 'a']) {
      await expect(outbox.send({ to, ...content })).rejects.toThrow('plain address');
    }
  });
});

describe('a mail', () => {
  it('shows a name as text in its HTML, whatever the name is', () => {
    const name = `<img src=x onerror="alert(1)"> & {{7*7}} '`;
    const { html, text } = addressTakenMail(url, { name });
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; {{7*7}} &#39;');
    expect(text).toContain(name);
  });

  it('says the same as text and as HTML, and puts its secret where no server log records it', () => {
    const { html, text } = resetMail(url, { name: 'Anna', token });
    for (const part of [html, text]) expect(part).toContain(`${url}/auth#reset=${token}`);
  });
});

describe('the page of the outbox', () => {
  const secrets = { auth: 'a secret of a test', appLoginPassword: '', embeddedPassword: '' };
  const config = { canShowOutbox: true, mail: { from: FROM, outboxDir: '' }, secrets };
  const get = (host = 'localhost:3000', path = outboxPath(config)) => new Request(url + path, { headers: { host } });
  beforeAll(async () => {
    config.mail.outboxDir = await mkdtemp(join(tmpdir(), 'twofold-mail-'));
    const outbox = createOutbox(config.mail.outboxDir, FROM);
    await outbox.send({ to: 'anna@example.com', ...resetMail(url, { name: '<b>Anna</b>', token }) });
  });

  it('shows messages with their links and with text as text', async () => {
    const page = await (await createOutboxPage(config)(get(), '127.0.0.1'))?.text();
    expect(page).toContain('Reset your Twofold password');
    expect(page).toContain(`href="${url}/auth#reset=${token}"`);
    expect(page).toContain('&#60;b&#62;Anna');
    expect(page).not.toContain('<b>');
  });

  it('has one line for each message below its day, which says when it was sent and is a link that shows the message', async () => {
    const show = createOutboxPage(config);
    const first = (await (await show(get(), '127.0.0.1'))?.text()) ?? '';
    expect(first).toMatch(/<h2>\d{1,2} \w+ 20\d\d<\/h2>/);
    const [, address = '', line = ''] = /<article>\s*<a class="line" href="([^"]+)"[^>]*>(.*?)<\/a>/s.exec(first) ?? [];
    expect(line).toMatch(/Reset your Twofold password.*anna@example\.com.*\d\d:\d\d/s);
    // Before one is opened, the newest is shown only where there is room beside the list.
    expect(first).toContain('<div class="shown first">');
    const page = (await (await show(get('localhost:3000', address), '127.0.0.1'))?.text()) ?? '';
    expect(page).toContain('<div class="shown">');
    expect(page).toContain(`<a class="link" href="${url}/auth#reset=${token}">Set new password</a>`);
    expect(page).toMatch(/<iframe.*<summary>As plain text<\/summary>\s*<pre>/s);
    expect(page).toContain(`<a href="${outboxPath(config)}">Reload</a>`);
  });

  it('is set in the fonts of the product, which come from this server', async () => {
    const show = createOutboxPage(config);
    const style = await (await show(get('localhost:3000', `${outboxPath(config)}?style`), '127.0.0.1'))?.text();
    const sources = [...(style ?? '').matchAll(/src: url\("([^"]*)"\)/g)].map(([, source = '']) => source);
    expect(sources).toHaveLength(3);
    for (const source of sources) {
      const font = await show(get('localhost:3000', outboxPath(config) + source), '127.0.0.1');
      expect(font?.headers.get('content-type')).toBe('font/ttf');
      expect((await font?.arrayBuffer())?.byteLength).toBeGreaterThan(10_000);
    }
    expect(await show(get('localhost:3000', `${outboxPath(config)}?font=other`), '127.0.0.1')).toBeNull();
  });

  it('shows each as a mail program would, in a frame that runs and loads nothing', async () => {
    const show = createOutboxPage(config);
    const page = await (await show(get(), '127.0.0.1'))?.text();
    const [, sandbox, source = ''] = /<iframe[^>]* sandbox="([^"]*)"[^>]* src="([^"]*)"/.exec(page ?? '') ?? [];
    expect(sandbox?.split(' ')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
    const mail = await show(get('localhost:3000', source), '127.0.0.1');
    expect(mail?.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';.* frame-ancestors 'self'; sandbox allow-popups/,
    );
    const html = await mail?.text();
    expect(html).toContain(`href="${url}/auth#reset=${token}"`);
    expect(html).not.toMatch(/<(?:img|script|link)|src=|url\(/);
    for (const file of ['none.eml', '../secrets.json', '']) {
      const path = `${outboxPath(config)}?mail=${encodeURIComponent(file)}`;
      expect(await show(get('localhost:3000', path), '127.0.0.1')).toBeNull();
    }
  });

  it.each([
    ['from another machine', '192.0.2.1', 'localhost:3000', true],
    ['under another name', '127.0.0.1', 'evil.example', true],
    ['without a name', '127.0.0.1', '', true],
    ['where the configuration forbids it', '127.0.0.1', 'localhost:3000', false],
  ])('does not exist %s', async (_, peer, host, canShowOutbox) => {
    expect(await createOutboxPage({ ...config, canShowOutbox })(get(host), peer)).toBeNull();
    const style = get(host, `${outboxPath(config)}?style`);
    expect(await createOutboxPage({ ...config, canShowOutbox })(style, peer)).toBeNull();
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
    'does not exist behind a proxy on this machine, revealed by %s, because it holds everybody’s reset links',
    async (header) => {
      const request = get();
      request.headers.set(header, '127.0.0.1');
      expect(await createOutboxPage(config)(request, '127.0.0.1')).toBeNull();
    },
  );

  it.each([
    ['no key', '/dev/outbox'],
    ['no key, and a slash', '/dev/outbox/'],
    ['a guessed key', `/dev/outbox/${'A'.repeat(24)}`],
    ['a part of the key', outboxPath(config).slice(0, -1)],
    ['the key of another installation', outboxPath({ secrets: { ...secrets, auth: 'another' } })],
  ])('does not exist for a request with %s', async (_, path) => {
    const show = createOutboxPage(config);
    for (const style of ['', '?style', '?mail='])
      expect(await show(get('localhost:3000', path + style), '127.0.0.1')).toBeNull();
  });

  it('has a stable address that cannot be guessed', () => {
    expect(outboxPath(config)).toMatch(/^\/dev\/outbox\/[\w-]{24}$/);
    expect(outboxPath(config)).toBe(outboxPath({ secrets: { ...secrets } }));
  });

  it('is empty before the first message', async () => {
    const empty = { ...config, mail: { from: FROM, outboxDir: join(config.mail.outboxDir, 'none') } };
    const page = await (await createOutboxPage(empty)(get(), '::1'))?.text();
    expect(page).toContain('No messages yet.');
  });
});

describe('a mail server', () => {
  const heard: string[] = [];
  const server = createServer((socket) => speak(socket, heard));
  let smtp = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    smtp = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('receives one message for one recipient', async () => {
    const content = confirmationMail(url, { name: 'Anna', token });
    await createSmtp(smtp, FROM).send({ to: 'anna@example.com', ...content });
    expect(heard.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<no-reply@twofold.example>',
      'RCPT TO:<anna@example.com>',
    ]);
    expect(heard.join('\n')).toContain('Subject: Confirm your email address for Twofold');
    expect(heard.join('\n')).toContain('Auto-Submitted: auto-generated');
  });

  it('makes sending fail when it refuses', async () => {
    const content = confirmationMail(url, { name: 'Anna', token });
    await expect(createSmtp(smtp, FROM).send({ to: 'refused@example.com', ...content })).rejects.toThrow();
    await expect(createSmtp('smtp://127.0.0.1:1', FROM).send({ to: 'a@example.com', ...content })).rejects.toThrow();
  });
});

describe('the connection to a mail server', () => {
  it.each([
    ['smtp://user:word@mail.example.com:587', true],
    ['smtp://mail.example.com:25', false],
    ['smtp://user:word@localhost', false],
    ['smtp://user:word@127.0.0.1:25', false],
  ])('is encrypted where a password would cross a network: %s', (url, expected) => {
    expect(mustEncrypt(url)).toBe(expected);
  });

  /** Sends to a server that offers encryption with an untrusted certificate, or none at all. */
  async function send(secure: boolean, hides: string[], query = '') {
    const heard: string[] = [];
    const server = new SMTPServer({
      secure,
      authOptional: true,
      disabledCommands: hides,
      onMailFrom: (address, _session, done) => {
        heard.push(address.address);
        done();
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo;
    const smtp = createSmtp(`${secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}${query}`, FROM);
    const sending = smtp.send({ to: 'anna@example.com', ...confirmationMail(url, { name: 'Anna', token }) });
    const outcome = await sending.then(
      () => 'sent',
      (error: Error) => error.message,
    );
    await new Promise<void>((closed) => server.close(() => closed()));
    return { outcome, heard };
  }

  it('is refused with an untrusted certificate, from the start or after STARTTLS', async () => {
    for (const secure of [true, false]) {
      const { outcome, heard } = await send(secure, []);
      expect(outcome).toMatch(/self-signed|certificate/);
      expect(heard).toEqual([]);
    }
  });

  it('is refused in plain text when encryption is required and not offered', async () => {
    const { outcome, heard } = await send(false, ['STARTTLS'], '?requireTLS=true');
    expect(outcome).not.toBe('sent');
    expect(heard).toEqual([]);
  });
});

/** Enough SMTP for one message. */
function speak(socket: Socket, heard: string[]): void {
  let isData = false;
  socket.write('220 test\r\n');
  socket.on('data', (bytes) => {
    for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
      heard.push(line);
      if (isData && line !== '.') continue;
      if (line === 'DATA') {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else {
        isData = false;
        socket.write(line.includes('refused@') ? '550 no\r\n' : '250 ok\r\n');
      }
    }
  });
}
