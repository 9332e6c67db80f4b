/**
 * The configuration: read once, checked once. Only this code in the server reads `process.env`. Every setting is optional. `.env.example`
 * explains each one to operators.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { findMisspelt } from './misspelt.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { isLoopbackHost, settingsSchema } from './settings.ts';

/** Everything that the server needs to know before it starts. Times are in milliseconds, paths are absolute. */
export interface Config {
  readonly environment: 'development' | 'test' | 'production';
  /** TCP port; 0 asks the system for a free one. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly database: {
    /** The external PostgreSQL (15 or later) that the server migrates and owns; if absent, the embedded one is started. */
    readonly url?: string;
    /** The login that serves requests; if absent, it is created by the migration. */
    readonly appUrl?: string;
    /** A direct connection for LISTEN, if `url` goes through a proxy with transaction pooling. */
    readonly listenUrl?: string;
  };
  /** The address at which people reach the server, an origin without a trailing slash. */
  readonly publicUrl: string;
  /** False when `publicUrl` is only the default built from the port. */
  readonly isPublicUrlSet: boolean;
  readonly mail: {
    /** If absent, messages are written to `outboxDir` as `.eml` files. */
    readonly smtpUrl?: string;
    readonly from: string;
    readonly outboxDir: string;
  };
  readonly supportEmail: string;
  readonly isEmailConfirmationRequired: boolean;
  /**
   * Whether the page of the outbox may exist at all (product P11): mail goes to the outbox, this is not production, and PUBLIC_URL is on
   * the loopback address. The peer's address and the Host header must also be checked on each request.
   */
  readonly canShowOutbox: boolean;
  /** An OpenAI-compatible endpoint; if absent, the built-in analyst answers. */
  readonly model?: { readonly baseUrl: string; readonly name: string; readonly apiKey?: string };
  readonly minPasswordLength: number;
  /** Not a setting: only tests, which sign up thousands of people, use a lower cost than the normal one (`hashPassword`). */
  readonly passwordCost?: PasswordCost | undefined;
  /** How many days a company that is being closed can still be kept (product P29). */
  readonly closingDays: number;
  /** The most bytes that the evidence files of one company may take. */
  readonly companyFilesBytes: number;
  /** Whose `X-Forwarded-For` is trusted: nobody's, that of a number of hops, or that of these networks (CIDR). */
  readonly trustProxy: false | number | readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly secrets: Secrets;
  /** The operator has declared that the secrets known to the database are permanently lost. */
  readonly mayReplaceSecrets?: true;
}

/** The cost of hashing a password: memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** `remarks` are sentences for the operator about what was ignored. */
export type ConfigResult = { ok: true; config: Config; remarks: string[] } | { ok: false; mistakes: string[] };

export interface ReadOptions {
  /** New secrets may replace lost ones. */
  mayReplaceSecrets?: boolean;
  /** Secrets from another source: none are read or written. */
  secrets?: Secrets;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment and from `.env` in `cwd` (the environment takes precedence).
 *
 * Nothing is written unless every setting is valid; then missing secrets are generated into `DATA_DIR/secrets.json`. All mistakes are
 * returned together, one sentence each, and none repeats a secret.
 */
export function readConfig(
  env: Environment = process.env,
  cwd: string = process.cwd(),
  options: ReadOptions = {},
): ConfigResult {
  const file = readEnvFile(join(cwd, '.env'));
  if (!file.ok) return { ok: false, mistakes: [file.mistake] };

  const { given, mistakes: unread } = readSecretFiles(dropEmpty({ ...file.values, ...dropEmpty(env) }), cwd);
  const parsed = settingsSchema.safeParse(given);
  const mistakes = [
    ...unread,
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)),
    ...findContradictions(given),
  ];
  if (!parsed.success || mistakes.length > 0) return { ok: false, mistakes };

  const settings = parsed.data;
  const dataDir = resolve(cwd, settings.DATA_DIR);
  const secrets = options.secrets
    ? { ok: true as const, secrets: options.secrets }
    : loadSecrets(dataDir, options.mayReplaceSecrets);
  if (!secrets.ok) return { ok: false, mistakes: [secrets.mistake] };

  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const publicHost = new URL(publicUrl).hostname;
  const mailDomain = /^[a-z]/i.test(publicHost) ? publicHost : 'localhost';
  return {
    ok: true,
    remarks: findMisspelt(Object.keys(given), knownNames),
    config: {
      environment: settings.NODE_ENV,
      port: settings.PORT,
      host: settings.HOST,
      dataDir,
      database: {
        ...(settings.DATABASE_URL && { url: settings.DATABASE_URL }),
        ...(settings.DATABASE_APP_URL && { appUrl: settings.DATABASE_APP_URL }),
        ...(settings.DATABASE_LISTEN_URL && { listenUrl: settings.DATABASE_LISTEN_URL }),
      },
      publicUrl,
      isPublicUrlSet: settings.PUBLIC_URL !== undefined,
      mail: {
        ...(settings.SMTP_URL && { smtpUrl: settings.SMTP_URL }),
        from: settings.MAIL_FROM ?? `Twofold <no-reply@${mailDomain}>`,
        outboxDir: join(dataDir, 'outbox'),
      },
      supportEmail: settings.SUPPORT_EMAIL ?? `support@${mailDomain}`,
      isEmailConfirmationRequired: settings.REQUIRE_EMAIL_CONFIRMATION ?? settings.SMTP_URL !== undefined,
      canShowOutbox:
        settings.SMTP_URL === undefined && settings.NODE_ENV !== 'production' && isLoopbackHost(publicHost),
      ...(settings.LLM_BASE_URL &&
        settings.LLM_MODEL && {
          model: {
            baseUrl: settings.LLM_BASE_URL,
            name: settings.LLM_MODEL,
            ...(settings.LLM_API_KEY && { apiKey: settings.LLM_API_KEY }),
          },
        }),
      minPasswordLength: settings.MIN_PASSWORD_LENGTH,
      closingDays: settings.COMPANY_CLOSING_DAYS,
      companyFilesBytes: settings.COMPANY_FILES_MB * 1024 * 1024,
      trustProxy: settings.TRUST_PROXY,
      logLevel: settings.LOG_LEVEL,
      secrets: secrets.secrets,
      ...(options.mayReplaceSecrets && { mayReplaceSecrets: true }),
    },
  };
}

function readEnvFile(path: string): { ok: true; values: Environment } | { ok: false; mistake: string } {
  if (!existsSync(path)) return { ok: true, values: {} };
  try {
    const text = readFileSync(path, 'utf8');
    const cut = secretSettings.find((name) =>
      new RegExp(`^\\s*(export\\s+)?${name}\\s*=\\s*[^'"\`\\s][^\\n]*#`, 'm').test(text),
    );
    if (cut) {
      const mistake = `${cut} in ${path} contains a #, which starts a comment: put the value in quotes, and in a URL write # as %23`;
      return { ok: false, mistake };
    }
    return { ok: true, values: parseEnv(text) };
  } catch (error) {
    return { ok: false, mistake: `${path} cannot be read: ${(error as Error).message}` };
  }
}

/**
 * Settings that can contain a secret. For each, the path of a file can be given instead, which is how containers and service managers
 * pass secrets.
 */
const secretSettings = ['DATABASE_URL', 'DATABASE_APP_URL', 'DATABASE_LISTEN_URL', 'SMTP_URL', 'LLM_API_KEY'];

/** Settings of ours that may be in the environment, including those of other commands. */
const knownNames = [
  ...Object.keys(settingsSchema.shape),
  ...secretSettings.map((name) => `${name}_FILE`),
  'BACKUP_PASSPHRASE',
  'BACKUP_PASSPHRASE_FILE',
  'DEMO_DATA_DIR',
];

/** Reads `SMTP_URL` and similar settings from the file named in `SMTP_URL_FILE`. */
function readSecretFiles(given: Record<string, string>, cwd: string) {
  const found = { ...given };
  const mistakes: string[] = [];
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      mistakes.push(`${name} and ${name}_FILE are both set: keep one of them`);
      continue;
    }
    try {
      const value = readFileSync(resolve(cwd, path), 'utf8').trim();
      if (value) found[name] = value;
      else mistakes.push(`${name}_FILE ${path} is empty`);
    } catch (error) {
      mistakes.push(`${name}_FILE ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    }
  }
  return { given: found, mistakes };
}

/** `PORT=` in a compose file means that the setting is not set. */
function dropEmpty(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()] as const] : [])),
  );
}

/** Settings that are valid by themselves but not in combination. Separate from the schema, which skips such checks after any mistake. */
function findContradictions(given: Environment): string[] {
  const mistakes: string[] = [];
  const needs = (name: string, other: string, why: string) => {
    if (given[name] && !given[other]) mistakes.push(`${name} is set but ${other} is not: ${why}`);
  };
  needs('LLM_BASE_URL', 'LLM_MODEL', 'name the model to ask there');
  needs('LLM_MODEL', 'LLM_BASE_URL', 'give the address of an OpenAI-compatible server');
  if (!given.LLM_MODEL) needs('LLM_API_KEY', 'LLM_BASE_URL', 'give the address of an OpenAI-compatible server');
  needs('DATABASE_APP_URL', 'DATABASE_URL', 'it names a second login on the same PostgreSQL');
  needs('DATABASE_LISTEN_URL', 'DATABASE_URL', 'it names a second way to the same PostgreSQL');
  return mistakes;
}
