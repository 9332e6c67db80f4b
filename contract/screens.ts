/** Every screen (product P2, P5), declared once: router, server, build, guard, menu, palette and pictures read this table. */

/** The people whom a screen admits; all others are redirected (`redirectFor`). */
export type Audience =
  /** Everybody, including search engines: HTML rendered at build time, which needs neither scripts nor the database. */
  | 'public'
  /** Everybody. */
  | 'visitor'
  /** A person, with or without a company. */
  | 'person'
  /** A person without a company. */
  | 'newcomer'
  /** A member of a company. */
  | 'member'
  /** A member who works on assessments, and is not an auditor. */
  | 'worker';

/** The outline on a screen's page before the application has loaded (`web/features/shell/page-skeletons/outlines.tsx`). */
export type OutlineKind = 'spinner' | 'setup' | 'auth' | 'frame' | 'dashboard' | 'questionnaire';

/** What a screen requests first, besides the session; the page makes the browser request it before any script has loaded. */
export type FirstData = '/api/dashboard' | '/api/assessments/draft';

interface AnyScreen {
  readonly path: string;
  /** How its picture is taken: only the window, if a picture of the whole page would tear apart what scrolls inside. */
  readonly picture: 'page' | 'window';
}

/** `web/pages/<name>.tsx`. */
interface PublicScreen extends AnyScreen {
  readonly who: 'public';
}

/** `web/routes/<name>.tsx`. */
interface AppScreen extends AnyScreen {
  readonly who: Exclude<Audience, 'public'>;
  readonly outline: OutlineKind;
  /** A screen to which people are sent after signing in. */
  readonly isLanding?: true;
  /** The group in which the sidebar and the palette list it, in the order of this table. */
  readonly menu?: 'assessment' | 'account';
  /** The screen of the sidebar to which it belongs. The palette lists it too, if it is a view. */
  readonly partOf?: string;
  /** It is shown as a tab beside the screen to which it belongs. */
  readonly isView?: true;
  readonly first?: FirstData;
  /** The paths of its items are below its own: '/app/topics/E1'. Without an item, the screen lists all of them. */
  readonly shows?: 'topic';
}

export const screens = {
  landing: { path: '/', who: 'public', picture: 'page' },
  demo: { path: '/demo', who: 'public', picture: 'page' },
  docs: { path: '/docs', who: 'public', picture: 'page' },
  auth: { path: '/auth', who: 'visitor', outline: 'auth', isLanding: true, picture: 'page' },
  invitation: { path: '/invitation', who: 'visitor', outline: 'spinner', picture: 'page' },
  'company-setup': {
    path: '/company-setup',
    who: 'newcomer',
    outline: 'setup',
    isLanding: true,
    picture: 'page',
  },
  home: {
    path: '/app/home',
    who: 'worker',
    outline: 'frame',
    menu: 'assessment',
    picture: 'page',
  },
  sample: { path: '/app/sample', who: 'member', outline: 'frame', partOf: 'home', picture: 'page' },
  assessment: {
    path: '/app/assessment',
    who: 'worker',
    outline: 'questionnaire',
    isLanding: true,
    menu: 'assessment',
    first: '/api/assessments/draft',
    picture: 'page',
  },
  register: {
    path: '/app/register',
    who: 'member',
    outline: 'frame',
    menu: 'assessment',
    first: '/api/assessments/draft',
    picture: 'window',
  },
  import: {
    path: '/app/import',
    who: 'worker',
    outline: 'frame',
    partOf: 'register',
    first: '/api/assessments/draft',
    picture: 'page',
  },
  'value-chain': {
    path: '/app/value-chain',
    who: 'member',
    outline: 'frame',
    partOf: 'register',
    isView: true,
    first: '/api/assessments/draft',
    picture: 'page',
  },
  evidence: {
    path: '/app/evidence',
    who: 'member',
    outline: 'frame',
    partOf: 'register',
    isView: true,
    first: '/api/assessments/draft',
    picture: 'page',
  },
  dashboard: {
    path: '/app/dashboard',
    who: 'member',
    outline: 'dashboard',
    isLanding: true,
    menu: 'assessment',
    first: '/api/dashboard',
    picture: 'page',
  },
  disclosures: {
    path: '/app/disclosures',
    who: 'member',
    outline: 'frame',
    menu: 'assessment',
    picture: 'page',
  },
  conclusions: {
    path: '/app/conclusions',
    who: 'member',
    outline: 'frame',
    partOf: 'disclosures',
    isView: true,
    picture: 'page',
  },
  results: {
    path: '/app/results',
    who: 'member',
    outline: 'frame',
    partOf: 'disclosures',
    isView: true,
    picture: 'page',
  },
  compare: {
    path: '/app/compare',
    who: 'member',
    outline: 'frame',
    partOf: 'disclosures',
    isView: true,
    picture: 'page',
  },
  topics: {
    path: '/app/topics',
    who: 'member',
    outline: 'frame',
    shows: 'topic',
    partOf: 'dashboard',
    picture: 'page',
  },
  activity: {
    path: '/app/activity',
    who: 'member',
    outline: 'frame',
    menu: 'assessment',
    picture: 'page',
  },
  audit: {
    path: '/app/audit',
    who: 'member',
    outline: 'frame',
    isLanding: true,
    partOf: 'activity',
    isView: true,
    picture: 'page',
  },
  'left-out': {
    path: '/app/left-out',
    who: 'member',
    outline: 'frame',
    partOf: 'activity',
    isView: true,
    picture: 'page',
  },
  'as-of': { path: '/app/as-of', who: 'member', outline: 'frame', partOf: 'activity', picture: 'page' },
  chat: { path: '/app/chat', who: 'member', outline: 'frame', menu: 'assessment', picture: 'window' },
  company: { path: '/app/company', who: 'person', outline: 'frame', menu: 'account', picture: 'page' },
  scales: {
    path: '/app/company/scales',
    who: 'member',
    outline: 'frame',
    partOf: 'company',
    isView: true,
    picture: 'page',
  },
  'report-settings': {
    path: '/app/company/reports',
    who: 'member',
    outline: 'frame',
    partOf: 'company',
    isView: true,
    picture: 'page',
  },
  leaving: {
    path: '/app/company/leaving',
    who: 'member',
    outline: 'frame',
    partOf: 'company',
    isView: true,
    picture: 'page',
  },
  profile: { path: '/app/profile', who: 'person', outline: 'frame', menu: 'account', picture: 'page' },
  settings: { path: '/app/settings', who: 'person', outline: 'frame', menu: 'account', picture: 'page' },
} as const satisfies Record<string, PublicScreen | AppScreen>;

/** The address of the application itself, which redirects to a screen. */
export const APP_START = { path: '/app', leadsTo: screens.assessment.path, outline: 'frame' } as const;

export type ScreenName = keyof typeof screens;
type Screens = typeof screens;
type NamesWhere<Part> = { [Name in ScreenName]: Screens[Name] extends Part ? Name : never }[ScreenName];

/** The screens that the build renders as separate pages. */
export type PublicScreenName = NamesWhere<{ who: 'public' }>;
/** The screens that the application renders. */
export type AppScreenName = Exclude<ScreenName, PublicScreenName>;
/** The screens of the sidebar. */
export type MenuScreenName = NamesWhere<{ menu: string }>;
/** The screens shown as tabs beside a screen of the sidebar. */
export type ViewScreenName = NamesWhere<{ isView: true }>;
export type LandingPath = Screens[NamesWhere<{ isLanding: true }>]['path'];

export const isPublic = (name: ScreenName): name is PublicScreenName => screens[name].who === 'public';
export const screenNames = Object.keys(screens) as ScreenName[];
export const publicScreenNames = screenNames.filter(isPublic);
export const appScreenNames = screenNames.filter((name): name is AppScreenName => !isPublic(name));
export const menuScreenNames = screenNames.filter((name): name is MenuScreenName => 'menu' in screens[name]);
export const viewScreenNames = screenNames.filter((name): name is ViewScreenName => 'isView' in screens[name]);
export const landingPaths = appScreenNames
  .map((name): AppScreen => screens[name])
  .flatMap(({ path, isLanding }) => (isLanding ? [path as LandingPath] : []));

/** Whether a screen is in the frame with sidebar and header. */
export const isInFrame = (name: AppScreenName): boolean => screens[name].path.startsWith(`${APP_START.path}/`);

/** A screen of the application with all optional properties. */
export const appScreen = (name: AppScreenName): AppScreen => screens[name];

/** The screen of the sidebar that contains a screen; null if none does. */
export function menuScreenOf(name: ScreenName): MenuScreenName | null {
  const screen = screens[name];
  const partOf = 'partOf' in screen ? screen.partOf : null;
  return menuScreenNames.find((entry) => entry === name || entry === partOf) ?? null;
}

/** The screens between which tabs lead: the one in the sidebar, then its views; a single one if it has no views. */
export function viewsOf(entry: MenuScreenName): readonly (MenuScreenName | ViewScreenName)[] {
  return [entry, ...viewScreenNames.filter((name) => screens[name].partOf === entry)];
}

/** The screen at a path, ignoring query and trailing slash; null if there is none. */
export function screenAt(path: string): ScreenName | null {
  const whole = withoutSlash(path);
  const above = whole.slice(0, whole.lastIndexOf('/'));
  const isThere = (name: ScreenName) =>
    screens[name].path === whole || (isAboveOthers(name) && screens[name].path === above);
  return screenNames.find(isThere) ?? null;
}

/** Whether a screen has items below its path. */
export const isAboveOthers = (name: ScreenName): boolean => 'shows' in screens[name];

/** Whether a path is the address of the application itself. */
export const isAppStart = (path: string): boolean => withoutSlash(path) === APP_START.path;

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
