import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '#server/platform/config/config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function configOf(env: Record<string, string>): Config {
  const result = readConfig(env, folder);
  if (!result.ok) throw new Error(result.mistakes.join('\n'));
  return result.config;
}

function mistakesOf(env: Record<string, string>): string[] {
  const result = readConfig(env, folder);
  return result.ok ? [] : result.mistakes;
}

describe('without any setting', () => {
  it('has a default for everything', () => {
    const { secrets, ...config } = configOf({});
    expect(config).toEqual({
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(folder, 'data'),
      database: {},
      publicUrl: 'http://localhost:3000',
      isPublicUrlSet: false,
      mail: { from: 'Twofold <no-reply@localhost>', outboxDir: join(folder, 'data', 'outbox') },
      supportEmail: 'support@localhost',
      isEmailConfirmationRequired: false,
      canShowOutbox: true,
      minPasswordLength: 6,
      closingDays: 14,
      companyFilesBytes: 2_147_483_648,
      trustProxy: false,
      logLevel: 'info',
    });
    expect(new Set(Object.values(secrets)).size).toBe(3);
  });

  it('treats an empty value as no value', () => {
    expect(configOf({ PORT: '', SMTP_URL: ' ', TRUST_PROXY: '' })).toMatchObject({ port: 3000, trustProxy: false });
  });
});

const database = 'postgres://owner:hidden-word@db.example.com/twofold';
const smtp = 'smtp://user:hidden-word@mail.example.com:587';

describe('a valid setting', () => {
  const cases: [Record<string, string>, object][] = [
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65535 }],
    [{ HOST: '::' }, { host: '::' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ DATABASE_URL: database }, { database: { url: database } }],
    [
      { DATABASE_URL: 'postgresql://u@/twofold?host=/run/postgresql' },
      { database: { url: 'postgresql://u@/twofold?host=/run/postgresql' } },
    ],
    [
      { DATABASE_URL: database, DATABASE_APP_URL: database, DATABASE_LISTEN_URL: database },
      { database: { url: database, appUrl: database, listenUrl: database } },
    ],
    [
      { PUBLIC_URL: 'https://Esg.Example.com/' },
      {
        publicUrl: 'https://esg.example.com',
        isPublicUrlSet: true,
        canShowOutbox: false,
        supportEmail: 'support@esg.example.com',
        mail: { from: 'Twofold <no-reply@esg.example.com>' },
      },
    ],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, { canShowOutbox: true, supportEmail: 'support@localhost' }],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, { canShowOutbox: true }],
    [{ PUBLIC_URL: 'http://127.0.0.1.example.com' }, { canShowOutbox: false }],
    [{ NODE_ENV: 'production' }, { canShowOutbox: false }],
    [{ SMTP_URL: smtp }, { isEmailConfirmationRequired: true, canShowOutbox: false, mail: { smtpUrl: smtp } }],
    [{ SMTP_URL: smtp, REQUIRE_EMAIL_CONFIRMATION: 'false' }, { isEmailConfirmationRequired: false }],
    [{ REQUIRE_EMAIL_CONFIRMATION: 'true' }, { isEmailConfirmationRequired: true }],
    [{ MAIL_FROM: 'Ana <ana@example.com>' }, { mail: { from: 'Ana <ana@example.com>' } }],
    [{ MAIL_FROM: 'ana@example.com' }, { mail: { from: 'ana@example.com' } }],
    [{ SUPPORT_EMAIL: 'help@example.com' }, { supportEmail: 'help@example.com' }],
    [
      { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'llama' },
      { model: { baseUrl: 'http://localhost:11434/v1', name: 'llama' } },
    ],
    [
      { LLM_BASE_URL: 'https://models.example.com/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k' },
      { model: { name: 'm', apiKey: 'k' } },
    ],
    [{ COMPANY_CLOSING_DAYS: '30' }, { closingDays: 30 }],
    [{ COMPANY_FILES_MB: '100' }, { companyFilesBytes: 104_857_600 }],
    [{ MIN_PASSWORD_LENGTH: '6' }, { minPasswordLength: 6 }],
    [{ MIN_PASSWORD_LENGTH: '64' }, { minPasswordLength: 64 }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7,fd00::/8' }, { trustProxy: ['10.0.0.0/8', '192.0.2.7/32', 'fd00::/8'] }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ];
  it.each(cases)('%j is understood', (env, expected) => {
    expect(configOf(env)).toMatchObject(expected);
  });

  it('DATA_DIR is relative to where the server was started', () => {
    expect(configOf({ DATA_DIR: 'else/where' }).dataDir).toBe(join(folder, 'else', 'where'));
    expect(configOf({ DATA_DIR: join(folder, 'absolute') }).dataDir).toBe(join(folder, 'absolute'));
  });
});

describe('an invalid setting', () => {
  const cases: [string, string, string][] = [
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
    ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535, not "3000.5"'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
    ['HOST', 'http://x', 'HOST must be an address or a host name to listen on, like 127.0.0.1, not "http://x"'],
    ['PUBLIC_URL', 'example.com', 'PUBLIC_URL must be an address like https://materiality.example.com'],
    ['PUBLIC_URL', 'https://example.com/esg', 'without a path, not "https://example.com/esg"'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be an address or "Name <address>", not "nobody"'],
    ['SUPPORT_EMAIL', 'help', 'SUPPORT_EMAIL must be an email address, not "help"'],
    ['REQUIRE_EMAIL_CONFIRMATION', 'maybe', 'REQUIRE_EMAIL_CONFIRMATION must be true or false, not "maybe"'],
    ['LLM_MODEL', 'llama', 'LLM_MODEL is set but LLM_BASE_URL is not'],
    ['LLM_BASE_URL', 'http://localhost:1', 'LLM_BASE_URL is set but LLM_MODEL is not'],
    ['LLM_API_KEY', 'k', 'LLM_API_KEY is set but LLM_BASE_URL is not'],
    ['DATABASE_APP_URL', database, 'DATABASE_APP_URL is set but DATABASE_URL is not'],
    ['DATABASE_LISTEN_URL', database, 'DATABASE_LISTEN_URL is set but DATABASE_URL is not'],
    ['MIN_PASSWORD_LENGTH', '5', 'MIN_PASSWORD_LENGTH must be a whole number from 6 to 64, not "5"'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be false, a number of proxies, or a list of networks'],
    ['TRUST_PROXY', '10.0.0.0/33', 'not "10.0.0.0/33"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
    ['NODE_ENV', 'staging', 'NODE_ENV must be one of development, test, production, not "staging"'],
  ];
  it.each(cases)('%s=%s is refused in one sentence', (name, value, sentence) => {
    expect(mistakesOf({ [name]: value })).toEqual([expect.stringContaining(sentence)]);
  });

  it('is reported together with all others, before anything is written', () => {
    expect(mistakesOf({ PORT: 'x', LOG_LEVEL: 'x', LLM_MODEL: 'x' })).toHaveLength(3);
    expect(() => statSync(join(folder, 'data'))).toThrow('ENOENT');
  });

  it.each([
    ['DATABASE_URL', 'mysql://u:hidden-word@h/d'],
    ['SMTP_URL', 'http://u:hidden-word@h'],
  ])('%s is refused without repeating the password in it', (name, value) => {
    const [mistake = '', ...others] = mistakesOf({ [name]: value });
    expect(others).toEqual([]);
    expect(mistake).toContain(`${name} must be a URL like`);
    expect(mistake).not.toContain('hidden-word');
  });

  const urls = {
    DATABASE_URL: ['postgres://u:', '@h:5432/d'],
    DATABASE_APP_URL: ['postgresql://u:', '@h/d?sslmode=require'],
    DATABASE_LISTEN_URL: ['postgres://u:', '@h'],
    SMTP_URL: ['smtp://u:', '@h:587'],
  } as const;
  const named = Object.entries(urls).map(([name, [before, after]]) => ({ name, before, after }));
  describe.each(named)('$name with special characters in the password', ({ name, before, after }) => {
    const read = (password: string) =>
      readConfig({ DATABASE_URL: 'postgres://u@h/d', [name]: before + password + after }, folder);

    // Parsed as a port, host or path, part of the password would be repeated wherever the server says where it connects.
    it.each(['12#34', '12/34', '12?34', 'heron#marsh', 'heron/marsh', 'heron?marsh', '12@34/56', '12@34#56'])(
      'refuses %s as it is, explains how to write it, and repeats no part of it',
      (password) => {
        const result = read(password);
        const mistake = result.ok ? '' : result.mistakes.join('\n');
        expect(mistake).toMatch(
          new RegExp(`^${name} must be a URL like .*write @ as %40, # as %23, / as %2F, \\? as %3F`),
        );
        for (const part of password.split(/[#/?@]/)) expect(mistake.replace(/%\d\w|5432|587/g, '')).not.toContain(part);
      },
    );

    it.each(['p@ss', 'a:b', encodeURIComponent('a@b#c/d?e%f:g')])('takes %s', (password) => {
      expect(read(password).ok).toBe(true);
    });

    // The mail library decodes the password and fails; the database client takes it as it is.
    it(`${name === 'SMTP_URL' ? 'refuses' : 'takes'} 50%off`, () => {
      expect(read('50%off').ok).toBe(name !== 'SMTP_URL');
    });
  });

  it('is refused in .env with a # in it, instead of being cut off where a comment would begin', () => {
    const write = (value: string) => writeFileSync(join(folder, '.env'), `PORT=3001\nDATABASE_URL=${value}\n`);
    write('postgres://u:12#34@h/d');
    expect(mistakesOf({})).toEqual([expect.stringMatching(/^DATABASE_URL in .* contains a #, which starts a comment/)]);
    expect(mistakesOf({})[0]).not.toMatch(/12#|34@/);
    write("'postgres://u:12%2334@h/d' # of the test");
    expect(readConfig({}, folder).ok).toBe(true);
    rmSync(join(folder, '.env'));
  });
});

describe('the password in SMTP_URL', () => {
  it.each([
    ['12#hidden-word'],
    ['#hidden-word'],
    ['hidden/word-hidden-word'],
    ['12/hidden-word'],
    ['hidden-word?12'],
    ['hidden-word%'],
    ['hidden-word%zz'],
  ])('is refused with advice on special characters, and not repeated: %s', (password) => {
    const [mistake = '', ...others] = mistakesOf({ SMTP_URL: `smtp://user:${password}@mail.example.com:587` });
    expect(others).toEqual([]);
    expect(mistake).toContain('SMTP_URL must be a URL like');
    expect(mistake).toContain('# as %23');
    expect(mistake).not.toMatch(/hidden|word-|example/);
  });

  it.each([
    'smtp://user:pa%23ss%2Fw%3Ford@mail.example.com:587',
    'smtp://ada@example.com:pa@ss@mail.example.com',
    'smtps://mail.example.com/?tls.rejectUnauthorized=false',
    'smtp://127.0.0.1:25?requireTLS=true',
    'smtp://[::1]:25',
  ])('is accepted when it is written correctly, as are other valid addresses: %s', (url) => {
    expect(configOf({ SMTP_URL: url }).mail.smtpUrl).toBe(url);
  });

  it.each(['smtp://', 'smtp://user:word@', 'smtp://mail.example.com/path', 'smtp://mail.example.com:port'])(
    'is refused with an address whose host is missing or wrong: %s',
    (url) => {
      expect(mistakesOf({ SMTP_URL: url })).toEqual(['SMTP_URL must be a URL like smtp://user:password@host:587']);
    },
  );
});

describe('secrets that are missing for an existing database', () => {
  it('are reported with the cost of new ones, and created only on request', () => {
    const path = join(folder, 'data', 'secrets.json');
    mkdirSync(join(folder, 'data', 'postgres'), { recursive: true });
    expect(mistakesOf({})).toEqual([
      expect.stringMatching(
        /secrets\.json is missing, but there is a database .* --new-secrets\. .* signs everybody out/,
      ),
    ]);
    expect(() => statSync(path)).toThrow('ENOENT');
    const told = readConfig({}, folder, { mayReplaceSecrets: true });
    expect(told).toMatchObject({ ok: true, config: { mayReplaceSecrets: true } });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

describe('the file .env', () => {
  it('is read, but the environment takes precedence', () => {
    writeFileSync(join(folder, '.env'), '# comment\nPORT=4000\nSUPPORT_EMAIL="help@example.com"\n');
    expect(configOf({})).toMatchObject({ port: 4000, supportEmail: 'help@example.com' });
    expect(configOf({ PORT: '5000' })).toMatchObject({ port: 5000, supportEmail: 'help@example.com' });
    expect(configOf({ PORT: '' }).port).toBe(4000);
  });
});

describe('an unknown name', () => {
  const remarksOf = (env: Record<string, string>) => {
    const result = readConfig(env, folder);
    return result.ok ? result.remarks : [];
  };

  it.each([
    ['SMTP_URI', 'SMTP_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['LLM_APIKEY', 'LLM_API_KEY'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['DATA_DIRS', 'DATA_DIR'],
    ['LOGLEVEL_', 'LOG_LEVEL'],
    ['SMTP_URL_FILES', 'SMTP_URL_FILE'],
  ])('%s is reported, with %s as the suggestion', (name, meant) => {
    expect(remarksOf({ [name]: 'hidden-word' })).toEqual([`${name} is not a setting; did you mean ${meant}?`]);
  });

  it('is ignored if it belongs to another program', () => {
    const others = ['PATH', 'HOSTNAME', 'POST', 'PGPASSWORD', 'POSTGRES_URL', 'HTTP_PROXY', 'LANG', 'NODE_OPTIONS'];
    expect(remarksOf(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  });
});

describe('a secret in a file', () => {
  const write = (text: string) => writeFileSync(join(folder, 'secret'), text);

  it.each(['DATABASE_URL', 'SMTP_URL', 'LLM_API_KEY'])('is read from the path in %s_FILE', (name) => {
    const value = { DATABASE_URL: database, SMTP_URL: 'smtps://u:word@mail.example.com' }[name] ?? 'sk-word';
    write(`${value}\n`);
    const beside = name === 'LLM_API_KEY' ? { LLM_BASE_URL: 'http://localhost:1', LLM_MODEL: 'm' } : {};
    expect(JSON.stringify(configOf({ [`${name}_FILE`]: 'secret', ...beside }))).toContain(value);
  });

  it('is reported if it is given twice, missing or empty', () => {
    write(' \n');
    expect(mistakesOf({ SMTP_URL_FILE: 'secret' })).toEqual(['SMTP_URL_FILE secret is empty']);
    expect(mistakesOf({ SMTP_URL_FILE: 'none' })).toEqual(['SMTP_URL_FILE none cannot be read: ENOENT']);
    const both = mistakesOf({ SMTP_URL: 'smtp://localhost', SMTP_URL_FILE: 'secret' });
    expect(both).toEqual(['SMTP_URL and SMTP_URL_FILE are both set: keep one of them']);
  });

  it('is checked like a setting, and not repeated in the message', () => {
    write('mysql://u:hidden-word@h/d');
    const [mistake = '', ...others] = mistakesOf({ DATABASE_URL_FILE: 'secret' });
    expect(others).toEqual([]);
    expect(mistake).toContain('DATABASE_URL must be a URL like');
    expect(mistake).not.toContain('hidden-word');
  });
});

describe('secrets', () => {
  const path = () => join(folder, 'data', 'secrets.json');

  it('are generated once, readable by their owner only', () => {
    const first = configOf({}).secrets;
    expect(configOf({}).secrets).toEqual(first);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  });

  it('added by a later version are generated in addition to the existing ones', () => {
    const { auth } = configOf({}).secrets;
    writeFileSync(path(), JSON.stringify({ auth, other: 'kept' }));
    const { secrets } = configOf({});
    expect(secrets.auth).toBe(auth);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({ ...secrets, other: 'kept' });
  });

  it.each(['', 'not json', '[]', '{"auth":"short"}'])('in a damaged file (%j) are not replaced', (content) => {
    configOf({});
    writeFileSync(path(), content);
    expect(mistakesOf({})).toEqual([expect.stringContaining('is damaged')]);
    expect(readFileSync(path(), 'utf8')).toBe(content);
  });

  it('cannot be stored if the data folder is a file, and the error says so', () => {
    writeFileSync(join(folder, 'data'), '');
    expect(mistakesOf({})).toEqual([expect.stringContaining(`DATA_DIR ${join(folder, 'data')} cannot be used`)]);
  });
});
