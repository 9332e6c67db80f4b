import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every source file of some rooms, as path and text. */
function readSources(rooms: string[]): { path: string; text: string }[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path: path.slice(root.length), text: readFileSync(path, 'utf8') })),
  );
}

const running = ['domain', 'contract', 'database', 'server'];
const everything = [...running, 'web'];

describe('what runs in production', () => {
  it.each([
    ['evaluates no text as program', everything, /\beval\(|new Function\(|setTimeout\(\s*['"`]/, []],
    [
      'puts no text into a page as HTML',
      ['web'],
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
      [],
    ],
    ['listens to no message of another window', ['web'], /addEventListener\(\s*['"]message['"]|window\.onmessage/, []],
    ['starts no program but PostgreSQL', everything, /child_process/, ['database/embedded/']],
    [
      'hashes with sha-256 and nothing weaker',
      running,
      /create(Hash|Hmac)\((?!'sha256')/,
      ['server/platform/sessions/totp.ts'],
    ],
    ['seals with AES-256-GCM and nothing else', running, /create(Cipher|Decipher)iv\((?!'aes-256-gcm')/, []],
    ['takes no secret from a guessable generator', running, /Math\.random/, []],
    ['checks every certificate', running, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/, []],
    ['follows no redirect with a company’s text', ['server'], /redirect: '(follow|manual)'/, []],
    ['reads no user’s text as serialized objects', running, /v8\.deserialize|node:vm\b|yaml/, []],
  ])('%s', (_, rooms, danger, except) => {
    const sources = readSources(rooms);
    expect(sources.length).toBeGreaterThan(30);
    const found = sources.filter(
      ({ path, text }) => danger.test(text) && !except.some((place) => path.startsWith(place)),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('writes SQL from constants only: what comes from outside is always a parameter', () => {
    const raw = readSources(['server']).flatMap(({ path, text }) =>
      [...text.matchAll(/sql\.raw\(|CompiledQuery\.raw\(/g)].map(() => path),
    );
    // The lists of columns that a copy of an assessment takes along, and the job queue's own statements with their parameters.
    expect([...new Set(raw)].sort()).toEqual([
      'server/features/assessment/queries.ts',
      'server/platform/jobs/job-queue.ts',
    ]);
  });
});
