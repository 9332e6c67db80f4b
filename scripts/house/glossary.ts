import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { screens } from '#contract/screens.ts';
import { register } from '#domain/records/register.ts';
import { root } from '../web-build.ts';
import { readSources, type Source } from './sources.ts';

/** The glossary's statements about names in the code. */
interface Glossary {
  /** Of folders and files of the contract. */
  readonly names: ReadonlySet<string>;
  /** Groups of endpoints that are filed under another noun. */
  readonly standsWith: ReadonlyMap<string, string>;
  /** Kinds of record, each with its noun and type ('' if it has none). */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  /** Screens that are not named after their noun, each with the noun and the reason. */
  readonly screens: ReadonlyMap<string, readonly string[]>;
}

/** Reads the section "Names in the code". */
export function readGlossary(text = readFileSync(join(root, 'docs/glossary.md'), 'utf8')): Glossary {
  const [, code = ''] = text.split('## Names in the code');
  const [names = '', kinds = '', ofScreens = ''] = code.split('### ');
  const rows = (table: string) =>
    table
      .split('\n')
      .filter((line) => /^\| `/.test(line))
      .map(cellsOf);
  return {
    names: new Set(
      names
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .flatMap((line) => [...line.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)),
    ),
    standsWith: new Map(
      [...names.matchAll(/`([\w-]+)` in `([\w-]+)`/g)].map(([, name = '', other = '']) => [name, other]),
    ),
    kinds: new Map(rows(kinds).map(([kind = '', ...rest]) => [kind, rest])),
    screens: new Map(rows(ofScreens).map(([screen = '', ...rest]) => [screen, rest])),
  };
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** Folders and files whose names are missing from the glossary, and names in the glossary that do not exist in the code. */
export function findUnknownNames(glossary: Glossary = readGlossary()): string[] {
  const used = [
    ...['domain', 'server/features', 'web/features'].flatMap(listFolders),
    ...readdirSync(join(root, 'contract'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `contract/${file}`),
  ];
  const nameOf = (path: string) => basename(path, '.ts');
  const usedNames = new Set(used.map(nameOf));
  return [
    ...used.filter((path) => !glossary.names.has(nameOf(path))).map((path) => `${path} is not in the glossary`),
    ...[...glossary.names].filter((name) => !usedNames.has(name)).map((name) => `${name}: nothing has this name`),
    ...findUnknownKinds(glossary),
    ...findUnknownScreens(glossary),
  ];
}

function listFolders(below: string): string[] {
  return readdirSync(join(root, below), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Kinds of record that the glossary leaves out, that do not exist, or whose noun or type does not exist. */
function findUnknownKinds({ names, kinds }: Glossary): string[] {
  const known = register.map(({ noun }) => noun as string);
  const types = readSources(['domain', 'contract'])
    .map(({ text }) => text)
    .join('\n');
  return [
    ...known.filter((kind) => !kinds.has(kind)).map((kind) => `${kind}: the glossary has no noun for this kind`),
    ...[...kinds].flatMap(([kind, [noun = '', type = '']]) => [
      ...(known.includes(kind) ? [] : [`${kind}: no such kind of record`]),
      ...(names.has(noun) ? [] : [`${kind}: ${noun} is no noun`]),
      ...(type === '' || (type.endsWith(pascal(kind)) && new RegExp(`export (?:type|interface) ${type}\\b`).test(types))
        ? []
        : [`${kind}: ${type} is not an exported type whose name ends like its kind`]),
    ]),
  ];
}

const pascal = (kind: string) => kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Screens that are not named after a noun, and for which the glossary gives no reason. */
function findUnknownScreens({ names, screens: reasons }: Glossary): string[] {
  return Object.keys(screens).flatMap((name) => {
    const [noun = name, why = ''] = reasons.get(name) ?? [];
    return names.has(noun) && (noun === name || why !== '') ? [] : [`the screen ${name} is not named by a noun`];
  });
}

/** A group of endpoints as it appears in code that handles or calls it: `forMember.team.list`, `api.team.list`. */
const inServer = /\bfor[A-Z]\w+\.(\w+)\b/g;
const inBrowser = /\bapi\.(\w+)\./g;

/**
 * The spellings of the noun that is spelled in the most ways: in the contract, in its file name, and in the folders that handle and call
 * it. In the browser, other folders call it too; only its own folder counts, if there is one.
 */
export function findSpellings(
  sources: readonly Source[] = readSources(['server/features', 'web/features']),
  groups: ReadonlyMap<string, string> = contractGroups(),
  { standsWith }: Glossary = readGlossary(),
): string[] {
  const folders = (room: string, pattern: RegExp, group: string) => [
    ...new Set(
      sources
        .filter(
          ({ path, text }) => path.startsWith(room) && [...text.matchAll(pattern)].some(([, name]) => name === group),
        )
        .map(({ path }) => basename(dirname(path))),
    ),
  ];
  const spellings = [...groups].map(([group, file]) => {
    const noun = group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const answered = folders('server/', inServer, group);
    const asked = folders('web/', inBrowser, group);
    const own = [...answered, ...(asked.length === 0 || asked.includes(noun) ? [] : asked)];
    return [...new Set([noun, file, ...own.map((name) => (standsWith.get(noun) === name ? noun : name))])];
  });
  return spellings.reduce((most, each) => (each.length > most.length ? each : most), []);
}

/** The groups of endpoints, each with its file. */
function contractGroups(): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, 'contract/contract.ts'), 'utf8');
  return new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)\.ts';$/gm)].map(([, group = '', file = '']) => [
      group,
      file,
    ]),
  );
}
