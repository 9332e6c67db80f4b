import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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
    const font = searchParams.get('font');
    if (font !== null) return fontFile(font);
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

/** The product's fonts by the names that the page's style uses. */
const fonts = new Map([
  ['text', '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'],
  ['strong', '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'],
  ['headline', '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'],
]);
const { resolve } = createRequire(import.meta.url);

async function fontFile(name: string): Promise<Response | null> {
  const file = fonts.get(name);
  return file === undefined
    ? null
    : new Response(await readFile(resolve(file)), {
        headers: { 'content-type': 'font/ttf', 'cache-control': 'private, max-age=86400' },
      });
}

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
<header><p class="mark"><img src="/favicon.svg" width="24" height="24" alt="">Twofold</p><a href="${path}">Reload</a></header>
<h1>Outbox</h1>
<p>No mail server is configured, so Twofold keeps messages on this machine, in <span class="folder">${escapeHtml(folder)}</span>.</p>
${messages.length === 0 ? '<p>No messages yet.</p>' : messages.map((message) => renderMessage(message, path)).join('\n')}
</main>
</body>
</html>
`;

/** One line, which opens to the message, and the message's first link. Collapsed, fifty messages are not laid out at the same time. */
const renderMessage = ({ file, to, subject, date, text, html }: ShownMail, path: string) => `<article>
<details>
<summary><h2>${escapeHtml(subject)}</h2><span class="to">${escapeHtml(to)}</span><time>${escapeHtml(sayMoment(date))}</time></summary>
${html === '' ? renderText(text) : `${renderFrame(subject, `${path}?mail=${encodeURIComponent(file)}`)}\n<details>\n<summary>As plain text</summary>\n${renderText(text)}\n</details>`}
</details>
${renderLink(text)}
</article>`;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** As on every other page, and in this machine's time; as stated if it is not a date. */
function sayMoment(date: string): string {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : moment.format(at);
}

/** As an email program shows it. */
const renderFrame = (subject: string, address: string) =>
  `<iframe loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject)}, as an email program shows it" src="${escapeHtml(address)}"></iframe>`;

const renderText = (text: string) => `<pre>${linkAddresses(text)}</pre>`;

/** In our mails, the first address is that of the button. */
function renderLink(text: string): string {
  const [address] = ADDRESS.exec(text) ?? [];
  return address === undefined ? '' : `<a class="link" href="${escapeHtml(address)}">Open link</a>`;
}

const ADDRESS = /(https?:\/\/[^\s<>"']+)/;

/** Only text that starts with http(s) becomes a link; everything is escaped. */
function linkAddresses(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

const style = `
@font-face { font-family: Inter; font-weight: 400; src: url("?font=text"); }
@font-face { font-family: Inter; font-weight: 600; src: url("?font=strong"); }
@font-face { font-family: "Source Serif 4"; font-weight: 600; src: url("?font=headline"); }
:root { color-scheme: light dark; --ground: light-dark(#FBFAF7, #0F1714); --surface: light-dark(#FFFFFF, #16201C); --sunken: light-dark(#F3F1EB, #1F2B26); --ink: light-dark(#14211D, #E7EDE9); --muted: light-dark(#4E5B55, #A9B6AF); --line: light-dark(#E4E1D9, #2B3833); --accent: light-dark(#1F6F54, #63C09B); }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
header { display: flex; align-items: center; justify-content: space-between; }
.mark { display: flex; align-items: center; gap: 0.625rem; margin: 0; font: 600 1.25rem/1.5rem "Source Serif 4", Georgia, serif; }
h1 { margin: 1.5rem 0 0.5rem; font: 600 1.75rem/2.25rem "Source Serif 4", Georgia, serif; }
main > p { margin: 0 0 1.5rem; color: var(--muted); font-size: 0.875rem; }
.folder, .to { overflow-wrap: anywhere; }
article { position: relative; background: var(--surface); border: 1px solid var(--line); border-bottom-width: 0; }
article:first-of-type { border-radius: 0.5rem 0.5rem 0 0; }
article:last-of-type { border-bottom-width: 1px; border-radius: 0 0 0.5rem 0.5rem; }
summary { cursor: pointer; }
article > details > summary { display: grid; grid-template-columns: minmax(0, 1fr) 16rem 9.5rem; gap: 1rem; align-items: baseline; padding: 0.75rem 7rem 0.75rem 1rem; list-style: none; font-size: 0.875rem; border-radius: inherit; }
article > details > summary::-webkit-details-marker { display: none; }
article > details > summary:hover { background: var(--sunken); }
article > details[open] > summary { border-bottom: 1px solid var(--line); }
h2 { margin: 0; font: 600 0.875rem/1.25rem Inter, system-ui, sans-serif; }
.to, time { color: var(--muted); }
time { white-space: nowrap; text-align: right; font-variant-numeric: tabular-nums; }
.link { position: absolute; top: 0.75rem; right: 1rem; font-size: 0.875rem; line-height: 1.5; }
details details { padding: 0.75rem 1rem; }
details details summary { width: fit-content; color: var(--muted); font-size: 0.875rem; }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; font-size: 0.875rem; }
a { color: var(--accent); border-radius: 2px; } a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
iframe { display: block; width: 100%; height: 40rem; border: 0; border-bottom: 1px solid var(--line); background: #FBFAF7; }
@media (max-width: 48rem) {
  article > details > summary { grid-template-columns: minmax(0, 1fr) auto; gap: 0.125rem 1rem; padding: 0.75rem 1rem; }
  article h2 { grid-column: 1 / -1; padding-right: 5.5rem; }
}
`;
