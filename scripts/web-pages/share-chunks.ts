import { join } from 'node:path';
import { type AppScreenName, appScreenNames } from '#contract/screens.ts';
import { root } from '../web-build.ts';

/** What the bundler says of a module; only what it imports statically counts here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

const web = (file: string) => join(root, 'web', file);
const routeOf = (name: AppScreenName) => web(`routes/${name}.tsx`);
const MAIN = web('main.tsx');
const SHELL = web('app/app-shell.tsx');
const DEMO = web('pages/demo-hydrate.tsx');
const AUTH = routeOf('auth');
const INVITATION = routeOf('invitation');
const SETUP = routeOf('company-setup');
const QUESTIONNAIRE = routeOf('assessment');
const DASHBOARD = routeOf('dashboard');
/** Brings its own parts along: what it needs besides few others would else be brought to each screen. */
const VALUE_CHAIN = routeOf('value-chain');
const OF_DRAWING = ['results/order', 'results/threshold', 'reference/catalogue-topic'].map((name) =>
  join(root, `domain/${name}.ts`),
);
const DRAWING = join(root, 'drawing/');
const STILL_MATRIX = ['matrix-figure', 'matrix-legend'].map((name) => web(`features/results/matrix/${name}.tsx`));
const PALETTE = web('features/shell/palette/command-palette.tsx');
/** Each is loaded separately, in the order in which a visit needs them. */
const starts = [DEMO, MAIN, SHELL, PALETTE, ...appScreenNames.map(routeOf)];
/** Names all its icons in one module, so that importing one seems to import them all. The bundler knows better. */
const isIcons = (id: string) => id.includes('node_modules/lucide-react/');
/** Those of buttons that many screens have. */
const SMALL_ICONS =
  /\/(?:plus|pencil|pencil-line|trash|chevron-left|chevron-right|arrow-up|arrow-down|arrow-right|arrow-up-right|download|rotate-ccw|message-square|link-2|ellipsis|ellipsis-vertical|shield-check|log-out)\.m?js$/;
/** A module so short that its name in the first script weighs as much as the module, in characters. */
const TINY = 1000;
/** Needs no other module, so it may be in any file. */
const isTinyLeaf = (id: string, graph: Graph) => {
  const { importedIds, code } = graph.getModuleInfo(id) ?? { importedIds: [], code: null };
  return importedIds.length === 0 && code !== null && code.length < TINY;
};
const isOfMembers = (id: string) =>
  ['offboarding', 'invitations', 'team'].some((part) => id.startsWith(web(`features/company/${part}/`)));
const isDesignSystem = (id: string) => id.startsWith(web('ui/')) || id.includes('node_modules/@base-ui/');

/** The shared files in the order in which a visit comes to them, each with what belongs there. */
const shared: { name: string; takes: (usedBy: ReadonlySet<string>, id: string, graph: Graph) => boolean }[] = [
  { name: 'first-parts', takes: (usedBy) => usedBy.has(DEMO) && (usedBy.has(MAIN) || usedBy.has(AUTH)) },
  { name: 'application', takes: (usedBy) => usedBy.has(MAIN) },
  { name: 'sign-in-parts', takes: (usedBy) => usedBy.has(AUTH) },
  {
    name: 'invitation-parts',
    takes: (usedBy, id) => usedBy.has(INVITATION) && (usedBy.has(PALETTE) || !isOfMembers(id)),
  },
  // Whoever follows an invitation may leave a company for it: other screens need nothing of what that takes.
  { name: 'leaving-parts', takes: (usedBy) => usedBy.has(INVITATION) },
  { name: 'frame-parts', takes: (usedBy) => usedBy.has(SHELL) },
  // The palette reads the texts that the questionnaire edits; in separate files, each module would be named in the first script.
  {
    name: 'written-parts',
    takes: (usedBy) => usedBy.has(PALETTE) && usedBy.has(QUESTIONNAIRE) && !usedBy.has(DASHBOARD),
  },
  // The setup comes before the frame and would bring all of it along.
  {
    name: 'more-parts',
    takes: (usedBy, id, graph) =>
      usedBy.size - Number(usedBy.has(VALUE_CHAIN)) > 2 &&
      (isDesignSystem(id) || isTinyLeaf(id, graph)) &&
      !usedBy.has(SETUP),
  },
  // Together they weigh little more than their names would in the first script.
  { name: 'icons', takes: (_, id) => isIcons(id) && SMALL_ICONS.test(id) },
  // Drawing needs them as other screens do, and would else bring its own file along to them.
  { name: 'ordering', takes: (_, id) => OF_DRAWING.includes(id) },
  // Separate, or the bundler joins it with the dashboard's texts and tables, which drawing alone does not need.
  { name: 'drawing', takes: (_, id) => id.startsWith(DRAWING) || STILL_MATRIX.includes(id) },
];

/**
 * Code that several screens import is joined into few files, because a slow line pays for each request: it goes into the file of the
 * first of them that a visit reaches. An imported module is used wherever its importer is, so it is in the same file or an earlier one,
 * and no two files need each other. Code that only one screen imports is left to the bundler.
 */
export function sharedChunks() {
  let users: Map<string, Set<string>> | null = null;
  return shared.map(({ name, takes }, index) => ({
    debugName: name,
    priority: shared.length - index,
    name: (id: string, graph: Graph) => {
      users ??= findUsers(graph);
      const usedBy = users.get(id) ?? new Set();
      return (usedBy.size > 1 || isIcons(id)) && takes(usedBy, id, graph) ? name : null;
    },
  }));
}

/** For each module the starts that bring it along. */
function findUsers(graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const start of new Set(starts)) {
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const usedBy = users.get(id) ?? new Set();
      if (usedBy.has(start) || isIcons(id)) continue;
      users.set(id, usedBy.add(start));
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return users;
}
