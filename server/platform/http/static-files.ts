import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

interface StaticFile {
  type: string;
  /** Body by content encoding; '' is the plain one. */
  bodies: Map<string, Uint8Array<ArrayBuffer>>;
  cacheControl: string;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface StaticFiles {
  /** The file at this URL path in the best encoding the client takes, or null. */
  find(path: string, request: Request): Response | null;
}

/** Reads the built web application into memory once: a few megabytes, served without touching the disk again. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
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
    const bodies = new Map<string, Uint8Array<ArrayBuffer>>([['', new Uint8Array(await readFile(path))]]);
    for (const [encoding, ending] of encodings) {
      const packed = await readFile(path + ending).catch(() => null);
      if (packed) bodies.set(encoding, new Uint8Array(packed));
    }
    // Vite puts a content hash into the names under /assets; everything else is asked for again each time.
    const cacheControl = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    files.set(url, { type, bodies, cacheControl });
  }
  return {
    find: (path, request) => {
      const file = files.get(path);
      return file ? serve(file, request) : null;
    },
  };
}

function serve(file: StaticFile, request: Request): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding =
    encodings.map(([name]) => name).find((name) => accepted.includes(name) && file.bodies.has(name)) ?? '';
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    vary: 'accept-encoding',
  });
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : file.bodies.get(encoding)!, { headers });
}
