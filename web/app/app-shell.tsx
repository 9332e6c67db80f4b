import '#web/lib/later-routes.ts';
import { LogOut } from 'lucide-react';
import { type ComponentProps, lazy, type MouseEvent, Suspense, useEffect } from 'react';
import { Link, Outlet, useLinkClickHandler, useLocation } from 'react-router';
import { screens } from '#contract/screens.ts';
import { SignOutQuestion, useAskingSignOut } from '#web/features/account/session/sign-out-question.tsx';
import { useSession } from '#web/features/account/session/use-session.ts';
import { noteLooks } from '#web/features/shell/home/last-visit.ts';
import { useLiveUpdates } from '#web/features/shell/live/use-live-updates.ts';
import { entryAt, sidebarFor, tabsAt } from '#web/features/shell/menu/menu.ts';
import { outlineMessages } from '#web/features/shell/page-skeletons/messages.ts';
import { PaletteButton } from '#web/features/shell/palette/palette-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { ThemeSwitch } from '#web/ui/inputs/theme-switch.tsx';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { Sidebar } from '#web/ui/sidebar/sidebar.tsx';
import { SidebarContent } from '#web/ui/sidebar/sidebar-content.tsx';
import { SidebarFooter } from '#web/ui/sidebar/sidebar-footer.tsx';
import { SidebarGroup } from '#web/ui/sidebar/sidebar-group.tsx';
import { SidebarHeader } from '#web/ui/sidebar/sidebar-header.tsx';
import { SidebarInset } from '#web/ui/sidebar/sidebar-inset.tsx';
import { SidebarButton, SidebarItem } from '#web/ui/sidebar/sidebar-item.tsx';
import { SidebarProvider } from '#web/ui/sidebar/sidebar-provider.tsx';
import { useSidebar } from '#web/ui/sidebar/sidebar-state.ts';
import { SidebarTrigger } from '#web/ui/sidebar/sidebar-trigger.tsx';
import { appMessages as say } from './messages.ts';
import { OfflineNote } from './offline-note.tsx';
import { fetchScreen } from './screen-files.ts';
import { ViewTabs } from './view-tabs.tsx';

// Loaded only for a company that is being closed.
const ClosingBanner = lazy(async () => ({
  default: (await import('#web/features/company/offboarding/closing-banner.tsx')).ClosingBanner,
}));

// The key that saves forms: no page needs it at once, or to be shown.
import('#web/lib/submit-key.ts').catch(() => undefined);

/**
 * A link in the menu. Screens write what they show to the address without the router (`use-quiet-params.ts`), so the router would take
 * the bare address for the current one and replace the history entry. With this link, the Back button leads to what was shown.
 */
function MenuLink({ onClick, ...link }: ComponentProps<typeof Link>) {
  const goOn = useLinkClickHandler<HTMLAnchorElement>(link.to, { replace: false });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (window.location.search !== '') goOn(event);
  };
  return <Link {...link} onClick={onPress} />;
}

/** Logo and name; only the logo if the sidebar shows only icons. */
function Brand() {
  const { isExpanded, isMobile } = useSidebar();
  return <Wordmark className="px-1.5" hideName={!isExpanded && !isMobile} />;
}

/** All three choices side by side; a single button if the sidebar shows only icons. */
function Themes() {
  const { isExpanded, isMobile } = useSidebar();
  return <ThemeSwitch compact={!isExpanded && !isMobile} />;
}

/** The frame of every /app screen: sidebar, header, and the screen itself. */
export function AppShell() {
  return (
    <SignOutQuestion>
      <Frame />
    </SignOutQuestion>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const { user, company, role } = useSession();
  const { signOut, isPending } = useAskingSignOut();
  const current = entryAt(pathname);
  const tabs = tabsAt(pathname, role);
  useLiveUpdates();
  useNotedLooks(user?.id ?? '', pathname);
  useFetchedAhead(pathname);
  return (
    <SidebarProvider>
      <SkipLink target="content">{say.skip}</SkipLink>
      <Sidebar label={say.navigation}>
        <SidebarHeader>
          <Brand />
        </SidebarHeader>
        <SidebarContent>
          {sidebarFor(role).map((group) => (
            <SidebarGroup key={group.label} label={group.label}>
              {group.items.map(({ entry, ...item }) => (
                <SidebarItem key={entry} as={MenuLink} {...item} isActive={entry === current} />
              ))}
            </SidebarGroup>
          ))}
        </SidebarContent>
        <SidebarFooter>
          <Themes />
          <SidebarButton icon={LogOut} label={say.signOut} onClick={signOut} disabled={isPending} />
        </SidebarFooter>
      </Sidebar>
      <SidebarInset>
        <header className="group @container flex h-14 items-center gap-2 border-b px-1.5 sm:gap-3 sm:px-4 print:hidden">
          <SidebarTrigger />
          <div className="flex min-w-0 items-center has-data-offline:flex-1">
            <span className="min-w-0 leading-tight font-medium group-has-data-offline:@max-2xl:hidden sm:shrink-0">
              {outlineMessages.frameTitle}
            </span>
            <OfflineNote />
          </div>
          <div className="ml-auto flex min-w-0 items-center gap-4">
            {company ? (
              <span
                dir="auto"
                className="hidden min-w-0 truncate text-sm text-muted @2xl:block @2xl:group-has-data-offline:hidden"
              >
                {company.name}
              </span>
            ) : null}
            <PaletteButton />
          </div>
        </header>
        {company ? (
          <p dir="auto" className="mb-4 hidden border-b pb-2 text-xs text-muted print:block">
            {company.name}
          </p>
        ) : null}
        {tabs.length > 0 ? <ViewTabs tabs={tabs} /> : null}
        <Suspense fallback={null}>{company?.closesAt ? <ClosingBanner /> : null}</Suspense>
        <main
          id="content"
          tabIndex={-1}
          className={cn('page-focus min-w-0 flex-1', tabs.length > 0 && '[--frame-top:6rem]')}
        >
          <Outlet />
        </main>
      </SidebarInset>
    </SidebarProvider>
  );
}

/** How long the home screen is shown before the screen that most people open next is fetched, in milliseconds. */
const SETTLED = 1_000;

/** People often go from the home screen to the register, so its files are loaded before it is opened. */
function useFetchedAhead(pathname: string): void {
  const isHome = pathname === screens.home.path;
  useEffect(() => {
    if (!isHome) return undefined;
    // Files that cannot be loaded now are requested again when they are needed.
    const timer = setTimeout(() => void fetchScreen('register').catch(() => undefined), SETTLED);
    return () => clearTimeout(timer);
  }, [isHome]);
}

/** Notes that a person is here on any screen: what they see happen there is not shown as news on the home screen. */
function useNotedLooks(userId: string, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each screen.
  useEffect(() => {
    const leaving = new AbortController();
    noteLooks(userId, leaving.signal);
    return () => leaving.abort();
  }, [userId, pathname]);
}
