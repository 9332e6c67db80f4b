import { readSources, type Source } from './sources.ts';

/** The rooms of the product; examples, tests and benches are left out, because a new kind does not need them. */
const rooms = ['domain', 'drawing', 'contract', 'database', 'documents', 'analyst', 'server', 'web'];

/**
 * A kind of record that no result is computed from, as a new kind would be: an activity of the value chain, found as a member of a list
 * (a text in an array, a key of a table of kinds) or by its table.
 */
const plainKind =
  /'activity'(?!, 'activities')|: 'activities'|(?<![\w'])activity: (?!\{)|value_chain_activities|valueChainActivities/;

/** The kind's own folders, which a new kind adds. */
const own = /(^|\/)value-chain(\/|\.)|^domain\/records\/|^database\/migrations\//;

/** What is not a list of kinds: types derived from the tables, the register's columns, and the screen whose name is also Activity. */
const besides =
  /^database\/tables\.ts$|^contract\/screens\.ts$|^web\/features\/register\/rows\/|^web\/features\/shell\/palette\/screen-words\.ts$/;

/**
 * The existing sources that name the plain kind in a list outside its own folders: each must be edited for a new kind that can do as
 * much. Counted from the texts of the product without comments and without the words for one and several. It counts less than every edit:
 * left out are what carries its rows without listing kinds (`activities` in the shape of an assessment), generated types, the register's
 * columns and the palette's texts (`besides`). In `domain/records/` two or three lines are added too: in `register.ts`, in
 * `contents/all-contents.ts` and, for a kind with comments, in `places/`.
 */
export function findKindPlaces(sources: readonly Source[] = readSources(rooms)): string[] {
  return sources
    .filter(({ path, text }) => !own.test(path) && !besides.test(path) && plainKind.test(code(text)))
    .map(({ path }) => path);
}

/** A text without its comments. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** Nouns that hardly ever occur together except in a list of kinds of record. */
const kinds = ['component', 'topic', 'stakeholder', 'answer'];

/**
 * Lists that name kinds of record one by one as texts of an array, outside the register: `['component', 'topic', …]`. Found by three of
 * the oldest kinds within one pair of brackets. Tables by kind (`Record<…Noun, …>`) the compiler asks for; the rule above counts them.
 * `orders.ts` says an order alone: what it does not name comes after.
 */
export function findKindLists(sources: readonly Source[] = readSources(rooms)): string[] {
  return sources.flatMap(({ path, text }) =>
    [...code(text).matchAll(/\[[^[\]{}]*\]/g)].flatMap(([list]) => {
      const named = kinds.filter(
        (kind) => list.includes(`'${kind}'`) || (path.endsWith('/register.ts') && new RegExp(`\\b${kind},`).test(list)),
      );
      return named.length >= 3 && path !== 'domain/records/orders.ts' ? [path] : [];
    }),
  );
}
