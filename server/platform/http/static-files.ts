import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { found } from '#domain/found.ts';

interface StaticFile {
  type: string;
  /** The body by content encoding; '' is the uncompressed one. */
  bodies: Map<string, Uint8Array<ArrayBuffer>>;
  cacheControl: string;
  etag: string;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
/** The placeholder that the build writes where a page, the sitemap or robots.txt must contain the installation's own address. */
const ORIGIN = 'https://twofold.invalid';
const mayNameOrigin = new Set(['.html', '.txt', '.xml']);

/** Vite puts a content hash into the names under /assets; all other files are requested again each time. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Browsers look for the page's icon with each new address, and every search and sort order in this product has its own. */
const A_DAY = 'public, max-age=86400';
const isPicture = (url: string) => ['.ico', '.png', '.svg', '.webp'].includes(extname(url));

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface StaticFiles {
  /**
   * The file at this URL path in the best encoding that the client accepts, or an answer that it has not been modified; null if there is
   * none.
   */
  find(path: string, request: Request): Response | null;
  /** A page that is shown instead of the requested one, with its own status; browsers never cache it. */
  standIn(path: string, request: Request, status: 404 | 503): Response | null;
}

/**
 * Reads the built web application into memory once: a few megabytes, served without accessing the disk again.
 * @param origin the address that people use, such as `https://twofold.example.com`, which is inserted into pages that contain their
 * address
 */
export async function loadStaticFiles(folder: string, origin: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const isThere = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  const names = isThere ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of names) {
    const type = contentTypes[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const plain = await readFile(path);
    const isAddressed = mayNameOrigin.has(extname(entry.name)) && plain.includes(ORIGIN);
    const bodies = isAddressed ? address(plain, origin) : await readBodies(path, plain);
    const etag = `"${createHash('sha256')
      .update(found(bodies.get(''), 'the file as it is'))
      .digest('base64url')
      .slice(0, 22)}"`;
    const cacheControl = url.startsWith('/assets/') ? FOREVER : isPicture(url) ? A_DAY : 'no-cache';
    files.set(url, { type, bodies, cacheControl, etag });
  }
  return {
    find: (path, request) => {
      const file = files.get(path);
      return file ? serve(file, request) : null;
    },
    standIn: (path, request, status) => {
      const file = files.get(path);
      return file ? answer(file, request, status, { 'cache-control': 'no-store' }) : null;
    },
  };
}

/** The file itself, and its compressed forms from the build. */
async function readBodies(path: string, plain: Uint8Array): Promise<StaticFile['bodies']> {
  const bodies: StaticFile['bodies'] = new Map([['', new Uint8Array(plain)]]);
  for (const [encoding, ending] of encodings) {
    const packed = await readFile(path + ending).catch(() => null);
    if (packed) bodies.set(encoding, new Uint8Array(packed));
  }
  return bodies;
}

/** The file with the installation's own address, compressed again. */
function address(plain: Buffer, origin: string): StaticFile['bodies'] {
  const text = Buffer.from(plain.toString('utf8').replaceAll(ORIGIN, origin));
  const br = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return new Map([
    ['', new Uint8Array(text)],
    ['br', new Uint8Array(br)],
    ['gzip', new Uint8Array(gzipSync(text, { level: 9 }))],
  ]);
}

function serve(file: StaticFile, request: Request): Response {
  const caching = { 'cache-control': file.cacheControl, etag: file.etag };
  // Weak comparison (RFC 9110, 13.1.2): all encodings of a file share the tag.
  const isKnown = request.headers.get('if-none-match')?.includes(file.etag) ?? false;
  return answer(file, request, isKnown ? 304 : 200, caching);
}

function answer(file: StaticFile, request: Request, status: number, caching: Record<string, string>): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding =
    encodings.map(([name]) => name).find((name) => accepted.includes(name) && file.bodies.has(name)) ?? '';
  const headers = new Headers({ 'content-type': file.type, ...caching, vary: 'accept-encoding' });
  if (encoding) headers.set('content-encoding', encoding);
  const hasBody = request.method !== 'HEAD' && status !== 304;
  return new Response(hasBody ? found(file.bodies.get(encoding), encoding) : null, { status, headers });
}
