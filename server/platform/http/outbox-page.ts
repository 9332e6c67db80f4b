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
    const folder = config.mail.outboxDir;
    const messages = await readNewest(folder);
    const mail = searchParams.get('mail');
    if (mail === null) {
      return htmlPage(renderPage({ messages, folder, path, opened: searchParams.get('open') }), outboxPolicy);
    }
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

interface ShownOutbox {
  messages: ShownMail[];
  folder: string;
  path: string;
  /** The file of the message that the person opened; null before. */
  opened: string | null;
}

const renderPage = ({ messages, folder, path, opened }: ShownOutbox) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<link rel="stylesheet" href="${path}?style"></head>
<body>
<main>
<header><p class="mark"><img src="/favicon.svg" width="24" height="24" alt="">Twofold</p><a href="${path}">Reload</a></header>
<h1>Outbox</h1>
<p>No mail server is configured, so Twofold keeps messages on this machine, in <span class="folder">${escapeHtml(folder)}</span>.</p>
${messages.length === 0 ? '<p>No messages yet.</p>' : renderList(messages, path, opened)}
</main>
</body>
</html>
`;

/** The messages by day. One is shown: in a wide window beside the list, at first the newest; in a narrow one below its line, once opened. */
function renderList(messages: ShownMail[], path: string, opened: string | null): string {
  const shown = messages.find(({ file }) => file === opened) ?? messages[0];
  const days = Map.groupBy(messages, ({ date }) => sayTime(date, day));
  const sections = [...days].map(
    ([name, ofDay]) =>
      `<section><h2>${escapeHtml(name)}</h2>\n${ofDay.map((message) => renderMessage(message, path, message === shown, opened !== null)).join('\n')}</section>`,
  );
  return `<div class="list">\n${sections.join('\n')}\n</div>`;
}

/** One line, which is a link to the message; and the message itself if it is the one shown. */
const renderMessage = (message: ShownMail, path: string, isShown: boolean, isOpened: boolean) => `<article>
<a class="line" href="${path}?open=${encodeURIComponent(message.file)}"${isShown ? ' aria-current="true"' : ''}><h3>${escapeHtml(message.subject)}</h3><span class="to">${escapeHtml(message.to)}</span><time>${escapeHtml(sayTime(message.date, clock))}</time></a>
${isShown ? renderShown(message, path, isOpened) : ''}
</article>`;

const renderShown = ({ file, subject, text, html }: ShownMail, path: string, isOpened: boolean) =>
  `<div class="${isOpened ? 'shown' : 'shown first'}">
${renderLink(text)}
${html === '' ? renderText(text) : `${renderFrame(subject, `${path}?mail=${encodeURIComponent(file)}`)}\n<details>\n<summary>As plain text</summary>\n${renderText(text)}\n</details>`}
</div>`;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** In this machine's time; as stated if it is not a date. */
function sayTime(date: string, format: Intl.DateTimeFormat): string {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : format.format(at);
}

/** As an email program shows it. */
const renderFrame = (subject: string, address: string) =>
  `<iframe loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject)}, as an email program shows it" src="${escapeHtml(address)}"></iframe>`;

const renderText = (text: string) => `<pre>${linkAddresses(text)}</pre>`;

/** The link of the mail's button, with its words: in the text of our mails, they are on the line above the address. */
function renderLink(text: string): string {
  const [, label, address] = BUTTON.exec(text) ?? [];
  return label && address ? `<a class="link" href="${escapeHtml(address)}">${escapeHtml(label)}</a>` : '';
}

const BUTTON = /^([^\n]+):\n(https?:\/\/[^\s<>"']+)$/m;

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
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
header { display: flex; align-items: center; justify-content: space-between; }
.mark { display: flex; align-items: center; gap: 0.625rem; margin: 0; font: 600 1.25rem/1.5rem "Source Serif 4", Georgia, serif; }
h1 { margin: 1.5rem 0 0.5rem; font: 600 1.75rem/2.25rem "Source Serif 4", Georgia, serif; }
main > p { margin: 0 0 1.5rem; color: var(--muted); font-size: 0.875rem; }
.folder, .to { overflow-wrap: anywhere; }
.list { position: relative; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
h2 { margin: 0; padding: 0.375rem 1rem; background: var(--sunken); border-bottom: 1px solid var(--line); color: var(--muted); font: 600 0.75rem/1.25rem Inter, system-ui, sans-serif; }
section:first-child h2 { border-radius: 0.5rem 0.5rem 0 0; }
article { border-bottom: 1px solid var(--line); }
section:last-child article:last-child { border-bottom: 0; }
.line { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.125rem 1rem; align-items: baseline; padding: 0.75rem 1rem; color: inherit; text-decoration: none; font-size: 0.875rem; }
.line:hover { background: var(--sunken); }
h3 { grid-column: 1 / -1; margin: 0; font: 600 0.875rem/1.25rem Inter, system-ui, sans-serif; color: var(--accent); }
.line:hover h3 { text-decoration: underline; }
.to, time { color: var(--muted); }
time { white-space: nowrap; text-align: right; font-variant-numeric: tabular-nums; }
.shown { border-top: 1px solid var(--line); background: var(--surface); }
.link { display: block; padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); font-size: 0.875rem; }
details { padding: 0.75rem 1rem; }
summary { width: fit-content; cursor: pointer; color: var(--muted); font-size: 0.875rem; }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; font-size: 0.875rem; }
a { color: var(--accent); border-radius: 2px; } a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
iframe { display: block; width: 100%; height: 40rem; border: 0; border-bottom: 1px solid var(--line); background: #FBFAF7; }
@media (max-width: 1099px) { .first { display: none; } }
@media (min-width: 1100px) {
  main { max-width: 76rem; }
  .list { width: 26rem; min-height: 48rem; border-radius: 0.5rem 0 0 0.5rem; }
  section:first-child h2 { border-radius: 0.5rem 0 0 0; }
  section:last-child article:last-child { border-bottom: 1px solid var(--line); }
  .line[aria-current] { background: var(--sunken); box-shadow: inset 3px 0 var(--accent); }
  .shown { position: absolute; top: -1px; left: 100%; width: calc(min(76rem, 100vw - 2rem) - 26rem - 4px); min-height: 100%; border: 1px solid var(--line); border-radius: 0 0.5rem 0.5rem 0; }
}
`;
