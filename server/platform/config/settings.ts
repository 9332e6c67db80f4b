/** The valid values of each environment variable. A message completes a sentence that starts with the variable's name. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { SIGNS_TO_ENCODE } from './signs-to-encode.ts';
import { smtpUrl } from './smtp-url.ts';

const shown = (value: unknown): string => JSON.stringify(value);

/** A whole number between two bounds, given as text. */
function wholeNumber(lowest: number, highest: number) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= lowest && Number(text) <= highest, {
      error: (issue) => `must be a whole number from ${lowest} to ${highest}, not ${shown(issue.input)}`,
    })
    .transform(Number);
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: (issue) => `must be one of ${values.join(', ')}, not ${shown(issue.input)}` });
}

/**
 * A URL with one of these schemes. The value is never repeated: it may contain a password. If it contains `#`, `/` or `?` unescaped,
 * these would be read as part of a host, port or path, and be repeated in messages about them: nothing after them contains `@`.
 */
function secretUrl(schemes: readonly string[], example: string) {
  const isPlain = (text: string) => /^[a-z]+:\/\/[^/?#]*([/?][^@#]*)?$/i.test(text);
  return z
    .string()
    .refine((text) => schemes.some((scheme) => text.startsWith(scheme)) && isPlain(text) && canParseUrl(text), {
      error: () => `must be a URL like ${example}; ${SIGNS_TO_ENCODE}`,
    });
}

/** PostgreSQL also accepts `postgres://user@/name?host=/run/postgresql`, which the URL class refuses because its host is empty. */
function canParseUrl(text: string): boolean {
  return URL.canParse(text) || URL.canParse(text.replace('@/', '@localhost/'));
}

const yes = ['true', '1', 'yes', 'on'];
const no = ['false', '0', 'no', 'off'];
const yesOrNo = z
  .string()
  .refine((text) => [...yes, ...no].includes(text.toLowerCase()), {
    error: (issue) => `must be true or false, not ${shown(issue.input)}`,
  })
  .transform((text) => yes.includes(text.toLowerCase()));

const emailAddress = z.email({ error: (issue) => `must be an email address, not ${shown(issue.input)}` });

const mailSender = z.string().refine(
  (text) => {
    const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
    return emailAddress.safeParse(address).success || /^[^\s@<>]+@localhost$/.test(address);
  },
  { error: (issue) => `must be an address or "Name <address>", not ${shown(issue.input)}` },
);

/** Links and the allowed origin are derived from it, so a path would silently be lost; it is refused. */
const publicOrigin = z
  .string()
  .refine(
    (text) => {
      if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
      const url = new URL(text);
      return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
    },
    {
      error: (issue) =>
        `must be an address like https://materiality.example.com, without a path, not ${shown(issue.input)}`,
    },
  )
  .transform((text) => new URL(text).origin);

const httpUrl = z
  .string()
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
    error: (issue) => `must be an address like http://localhost:11434/v1, not ${shown(issue.input)}`,
  })
  .transform((text) => text.replace(/\/+$/, ''));

const hostName = z.string().refine((text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text), {
  error: (issue) => `must be an address or a host name to listen on, like 127.0.0.1, not ${shown(issue.input)}`,
});

/**
 * `false`, a number of hops, or a comma-separated list of networks. `true` is refused: trusting everyone's `X-Forwarded-For` lets someone
 * guessing passwords look like a new visitor on each try.
 */
const trustedProxies = z.string().transform((text, context): false | number | readonly string[] => {
  if (no.includes(text.toLowerCase())) return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => normaliseNetwork(part.trim()));
  if (networks.every((network) => network !== undefined)) return networks;
  context.addIssue({
    code: 'custom',
    message: `must be false, a number of proxies, or a list of networks like 10.0.0.0/8, not ${shown(text)}`,
  });
  return z.NEVER;
});

function normaliseNetwork(text: string): string | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const width = family === 4 ? 32 : 128;
  if (family === 0 || rest.length > 0) return undefined;
  if (bits === undefined) return `${address}/${width}`;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= width ? `${address}/${Number(bits)}` : undefined;
}

/** Whether a host in a URL is this machine. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host) || host === '[::1]';
}

const postgresUrl = secretUrl(['postgres://', 'postgresql://'], 'postgres://user:password@host:5432/database');

export const settingsSchema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: hostName.default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_APP_URL: postgresUrl.optional(),
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  PUBLIC_URL: publicOrigin.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailSender.optional(),
  SUPPORT_EMAIL: emailAddress.optional(),
  REQUIRE_EMAIL_CONFIRMATION: yesOrNo.optional(),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  /** Six is the product's minimum (product P10); the upper limit ensures that the longest allowed password (128) is still long enough. */
  MIN_PASSWORD_LENGTH: wholeNumber(6, 64).default(6),
  COMPANY_CLOSING_DAYS: wholeNumber(1, 90).default(14),
  COMPANY_FILES_MB: wholeNumber(0, 1_000_000).default(2048),
  TRUST_PROXY: trustedProxies.default(false),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
