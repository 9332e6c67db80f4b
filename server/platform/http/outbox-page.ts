import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { isLoopbackHost } from '#server/platform/config/settings.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { type ReadMessage, readEml } from '#server/platform/mail/read-eml.ts';
import { isLoopbackAddress } from './client-address.ts';
import { mailPolicy, outboxPolicy } from './security-headers.ts';

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** The page is below this path, under its key; this path itself is not a page. */
export const OUTBOX = '/dev/outbox';

/** As many as people want to scroll through; the folder keeps all of them. */
const SHOWN = 50;

/** The number of characters, with six bits each, of the key of 256 bits. */
const KEY_LENGTH = 24;

/**
 * The address of the outbox page. It contains a secret, which is printed at start, because on a shared machine other people's requests
 * also come from this machine. Derived from the server's own secret, so that the address stays the same.
 */
export function outboxPath({ secrets }: Pick<Config, 'secrets'>): string {
  const key = createHmac('sha256', secrets.auth).update('page of the outbox').digest('base64url');
  return `${OUTBOX}/${key.slice(0, KEY_LENGTH)}`;
}

/**
 * The outbox page: its newest messages, with their links. Only for someone who has its address, and if configuration, peer and Host
 * header all say "this machine" (product P11; the header stops pages of other sites that rebind their name to us). Otherwise null, as if
 * there were no such page.
 */
export function createOutboxPage(config: Pick<Config, 'canShowOutbox' | 'mail' | 'secrets'>) {
  const path = outboxPath(config);
  return async (request: Request, peerAddress: string): Promise<Response | null> => {
    const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '');
    if (!config.canShowOutbox || !isLoopbackAddress(peerAddress) || !isLoopbackHost(host)) return null;
    // A proxy on this machine looks like this machine and may rewrite the host; anyone can be behind it.
    if (proxyHeaders.some((name) => request.headers.has(name))) return null;
    const { pathname, searchParams } = new URL(request.url);
    if (!isSame(pathname, path)) return null;
    if (searchParams.has('style')) {
      return new Response(style, { headers: { 'content-type': 'text/css; charset=utf-8' } });
    }
    const messages = await readNewest(config.mail.outboxDir);
    const mail = searchParams.get('mail');
    if (mail === null) return htmlPage(renderPage(messages, config.mail.outboxDir, path), outboxPolicy);
    const named = messages.find(({ file }) => file === mail);
    // A link opens a new tab, because our pages cannot be framed.
    return named ? htmlPage(named.html.replace('<head>', '<head><base target="_blank">'), mailPolicy) : null;
  };
}

const htmlPage = (html: string, policy: string) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });

/** Takes the same time wherever two texts of the same length differ. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A message with the name of its file. */
type ShownMail = ReadMessage & { file: string };

async function readNewest(folder: string): Promise<ShownMail[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = files
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(newest.map(async (file) => ({ file, ...(await readEml(await readFile(join(folder, file)))) })));
}

const renderPage = (messages: ShownMail[], folder: string, path: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<link rel="stylesheet" href="${path}?style"></head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is configured, so Twofold keeps messages on this machine, in ${escapeHtml(folder)}. Reload the page to see newer ones.</p>
${messages.length === 0 ? '<p>No messages yet.</p>' : messages.map((message) => renderMessage(message, path)).join('\n')}
</main>
</body>
</html>
`;

const renderMessage = ({ file, to, subject, date, text, html }: ShownMail, path: string) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(date)}</p>
<pre>${linkAddresses(text)}</pre>
${html === '' ? '' : renderFrame(subject, `${path}?mail=${encodeURIComponent(file)}`)}
</article>`;

/** Collapsed, so that fifty messages are not laid out at the same time. */
const renderFrame = (subject: string, address: string) => `<details>
<summary>As an email program shows it</summary>
<iframe loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject)}, as HTML" src="${escapeHtml(address)}"></iframe>
</details>`;

/** Only text that starts with http(s) becomes a link; everything is escaped. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

const style = `
body { margin: 0; background: #FBFAF7; color: #14211D; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
article { margin: 1.5rem 0; padding: 1.25rem; background: #FFFFFF; border: 1px solid #E4E1D8; border-radius: 8px; }
h1 { font-size: 1.75rem; } h2 { margin: 0; font-size: 1.125rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: #1F6F54; }
summary { margin-top: 1rem; cursor: pointer; font-weight: 500; }
iframe { display: block; width: 100%; height: 36rem; margin-top: 0.75rem; border: 1px solid #E4E1D8; border-radius: 8px; background: #FBFAF7; }
@media (prefers-color-scheme: dark) {
  body { background: #0F1714; color: #E8EDEA; } article { background: #16201C; border-color: #2A3631; } a { color: #6FCBA6; } iframe { border-color: #2A3631; }
}
`;
