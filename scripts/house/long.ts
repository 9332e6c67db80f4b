import { parseSync } from 'vite';
import { countLines, isFunction, type Node } from './sizes.ts';
import { CODE_ROOMS, readSources, type Source } from './sources.ts';

const MAX_FUNCTION = 100;
const MAX_FILE = 300;

/** The first line of such a file says which command makes it. */
const isGenerated = ({ text }: Source) => /^\/\/ (?:Made|Generated) by `npm run /i.test(text);

/** Each feature has one such file; its sentences are looked up, not read from beginning to end. */
const isTexts = ({ path }: Source) => path.startsWith('web/') && path.endsWith('/messages.ts');

/** Files of more than 300 lines, longest first, except generated files and the texts of a feature. */
export function findLongFiles(sources: readonly Source[] = readSources(CODE_ROOMS)): string[] {
  return sources
    .filter((source) => !isGenerated(source) && !isTexts(source))
    .map(({ path, text }) => ({ path, lines: countLines(text) }))
    .filter(({ lines }) => lines > MAX_FILE)
    .toSorted((one, other) => other.lines - one.lines)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

/** Functions whose body has more than 100 lines, longest first, including functions within others. */
export function findLongFunctions(sources: readonly Source[] = readSources(CODE_ROOMS)): string[] {
  return sources
    .flatMap(({ path, text }) =>
      // Few files are long enough to hold one: the others need not be parsed.
      countLines(text) <= MAX_FUNCTION
        ? []
        : functionsIn(parseSync(path, text).program, '').map(({ name, start, end }) => ({
            name: `${path}:${countLines(text.slice(0, start))} ${name}`,
            lines: countLines(text.slice(start, end)),
          })),
    )
    .filter(({ lines }) => lines > MAX_FUNCTION)
    .toSorted((one, other) => other.lines - one.lines)
    .map(({ name, lines }) => `${name}: ${lines} lines`);
}

interface NamedFunction {
  name: string;
  start: number;
  end: number;
}

/** @param called the name for an anonymous function: its constant or its key */
function functionsIn(part: unknown, called: string): NamedFunction[] {
  if (typeof part !== 'object' || part === null) return [];
  const node = part as Node & { id?: { name?: string } | null; key?: { name?: string } | null };
  const name = node.id?.name ?? node.key?.name ?? called;
  const inner = Object.values(part).flatMap((each) => functionsIn(each, name));
  return node.type !== undefined && isFunction(node) ? [{ name, start: node.start, end: node.end }, ...inner] : inner;
}
