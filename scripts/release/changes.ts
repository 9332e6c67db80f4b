import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The sections of a release, in their order. */
export const CHANGE_KINDS = ['added', 'changed', 'fixed', 'api'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

interface ChangeLine {
  readonly kind: ChangeKind;
  readonly text: string;
}

/** One file of `changes/`. Without problems it has one or two lines, the second for users of the API. */
export interface Change {
  /** Its path from the root. */
  readonly file: string;
  readonly lines: readonly ChangeLine[];
  /** What must be corrected, each with the path. */
  readonly problems: readonly string[];
}

const MAX_WORDS = 40;

/** All changes that are waiting for the next release, sorted by path. */
export function readChanges(root: string): Change[] {
  return readdirSync(join(root, 'changes'))
    .filter((name) => name !== 'README.md')
    .sort()
    .map((name) => readChange(`changes/${name}`, readFileSync(join(root, 'changes', name), 'utf8')));
}

/**
 * @param file the path from the root
 * @param text lines of the form `kind: sentence`
 */
export function readChange(file: string, text: string): Change {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const lines = rows.map(readLine).filter((line) => line !== undefined);
  const problem = problemOf(file, rows, lines);
  return { file, lines, problems: problem === undefined ? [] : [`${file}: ${problem}`] };
}

function readLine(row: string): ChangeLine | undefined {
  const kind = CHANGE_KINDS.find((each) => row.startsWith(`${each}: `));
  return kind && { kind, text: row.slice(kind.length + 2).trim() };
}

function problemOf(file: string, rows: readonly string[], lines: readonly ChangeLine[]): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(basename(file))) return 'name it in small letters, digits and hyphens';
  if (rows.length === 0) return 'say what changed in one line: added, changed, fixed or api, a colon, a sentence';
  if (lines.length < rows.length) return 'begin each line with added:, changed:, fixed: or api:';
  const [, second, third] = lines;
  if (third || (second && (second.kind !== 'api' || lines[0]?.kind === 'api')))
    return 'keep one line for users, and below it one for users of the API';
  if (lines.some(({ text }) => !/^[\p{Lu}`_“\d].*[.!]$/u.test(text)))
    return 'write a sentence: a capital first, a full stop at the end';
  if (lines.some(({ text }) => text.split(/\s+/).length > MAX_WORDS)) return `keep to ${MAX_WORDS} words`;
  return undefined;
}
