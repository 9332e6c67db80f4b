/** The files that contain the version; tests make sure that they agree. */
export const VERSION_FILES = ['package.json', 'package-lock.json', 'domain/frozen-results/formula-version.ts'] as const;
type VersionFile = (typeof VERSION_FILES)[number];

const forms: Readonly<Record<VersionFile, RegExp>> = {
  'package.json': /^( {2}"version": ")([^"]+)/m,
  'package-lock.json': /^( {2}"version": "|\s+"": \{(?:(?!\}).)*?"version": ")([^"]+)/gms,
  'domain/frozen-results/formula-version.ts': /(PRODUCT_VERSION = ')([^']+)/,
};

/**
 * The text of a file with the version replaced.
 * @throws {Error} if the file does not contain one
 */
export function setVersion(file: VersionFile, text: string, version: string): string {
  if (text.search(forms[file]) === -1) throw new Error(`${file} names no version.`);
  return text.replace(forms[file], (_, before: string) => `${before}${version}`);
}

/** Says why a version cannot follow the current one. The same version is allowed until it is tagged. */
export function nextVersionProblem(now: string, next: string): string | undefined {
  if (!/^\d+\.\d+\.\d+(-rc\.\d+)?$/.test(next)) return `${next} is not a version such as 1.2.0 or 1.2.0-rc.1.`;
  return compareVersions(next, now) < 0 ? `${next} is older than ${now}.` : undefined;
}

function compareVersions(one: string, other: string): number {
  const ones = toNumbers(one);
  const others = toNumbers(other);
  const at = ones.findIndex((number, index) => number !== others[index]);
  return at === -1 ? 0 : (ones[at] ?? 0) - (others[at] ?? 0);
}

/** A release comes after all of its candidates. */
function toNumbers(version: string): number[] {
  const [core = '', candidate] = version.split('-rc.');
  return [...core.split('.').map(Number), candidate === undefined ? Number.POSITIVE_INFINITY : Number(candidate)];
}
