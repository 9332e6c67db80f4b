import { z } from 'zod';
import { SIGNS_TO_ENCODE } from './signs-to-encode.ts';

const LIKE = 'must be a URL like smtp://user:password@host:587';
const ENCODE = `${LIKE}; ${SIGNS_TO_ENCODE}`;

/** What is wrong with the address of a mail server, as the end of a sentence; null if nothing is. No part of it is repeated. */
function smtpUrlProblem(text: string): string | null {
  const rest = /^smtps?:\/\/(.*)$/is.exec(text)?.[1];
  if (rest === undefined) return LIKE;
  // The user and the password extend to the last @; signs that would end an address earlier belong to them.
  const untilHost = rest.slice(0, Math.max(rest.lastIndexOf('@'), 0));
  if (/[/?#]/.test(untilHost) || rest.includes('#')) return ENCODE;
  if (!isDecodable(untilHost)) return ENCODE;
  if (!URL.canParse(text)) return LIKE;
  const { hostname, pathname } = new URL(text);
  return hostname === '' || !['', '/'].includes(pathname) ? LIKE : null;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The mail server. The value is never repeated, because it may contain a password. */
export const smtpUrl = z.string().check(({ value, issues }) => {
  const problem = smtpUrlProblem(value);
  if (problem) issues.push({ code: 'custom', message: problem, input: value });
});
