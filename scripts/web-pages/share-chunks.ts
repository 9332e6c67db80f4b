import { join } from 'node:path';
import { type AppScreenName, appScreenNames } from '#contract/screens.ts';
import { root } from '../web-build.ts';

/** The bundler's description of a module; only static imports count here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const web = (file: string) => join(root, 'web', file);
const routeOf = (name: AppScreenName) => web(`routes/${name}.tsx`);
const MAIN = web('main.tsx');
const SHELL = web('app/app-shell.tsx');
const DEMO = web('pages/demo-hydrate.tsx');
const AUTH = routeOf('auth');
const INVITATION = routeOf('invitation');
const SETUP = routeOf('company-setup');
const REGISTER = routeOf('register');
const DASHBOARD = routeOf('dashboard');
const PALETTE = web('features/shell/palette/command-palette.tsx');
/** Each is loaded separately, in the order in which a visitor needs them. */
const starts = [DEMO, MAIN, SHELL, PALETTE, ...appScreenNames.map(routeOf)];
/** This module names all icons, so importing one seems to import them all; the bundler can handle this better. */
const isIcons = (id: string) => id.includes('node_modules/lucide-react/');

/** So many screens need a module that it is loaded with the frame. */
const MANY = 10;
/** Whether the frame, one of the two heaviest screens, or many screens need it. */
const isForWork = (usedBy: ReadonlySet<string>) =>
  usedBy.size >= MANY || [SHELL, REGISTER, DASHBOARD].some((start) => usedBy.has(start));

/** The shared files in the order in which a visitor needs them, each with the modules that belong to it. */
const shared: { name: string; takes: (usedBy: ReadonlySet<string>) => boolean }[] = [
  { name: 'first-parts', takes: (usedBy) => usedBy.has(DEMO) && (usedBy.has(MAIN) || usedBy.has(AUTH)) },
  { name: 'application', takes: (usedBy) => usedBy.has(MAIN) },
  // Two files each, because most screens behind the frame do not need what concerns accounts and invitations alone.
  { name: 'sign-in-parts', takes: (usedBy) => usedBy.has(AUTH) && isForWork(usedBy) },
  { name: 'account-parts', takes: (usedBy) => usedBy.has(AUTH) },
  { name: 'invitation-parts', takes: (usedBy) => usedBy.has(INVITATION) && isForWork(usedBy) },
  { name: 'company-parts', takes: (usedBy) => usedBy.has(INVITATION) },
  // What setup needs of the code that most screens share: it loads before the frame, and would otherwise load the rest as well.
  { name: 'setup-parts', takes: (usedBy) => usedBy.has(SETUP) && usedBy.has(DASHBOARD) },
  { name: 'frame-parts', takes: (usedBy) => usedBy.has(SHELL) },
  // Code that both of the heaviest screens need.
  { name: 'work-parts', takes: (usedBy) => usedBy.has(REGISTER) && usedBy.has(DASHBOARD) },
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
      return usedBy.size > 1 && takes(usedBy) ? name : null;
    },
  }));
}

/** The entry points that import each module. */
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
