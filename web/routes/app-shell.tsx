import { Building2, ClipboardList, LayoutDashboard, LogOut, MessagesSquare, Settings, UserRound } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { useLiveUpdates } from '#web/features/live/use-live-updates.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { useSignOut } from '#web/features/session/use-sign-out.ts';
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
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';

const groups = [
  {
    label: 'Assessment',
    items: [
      { to: '/app/assessment', label: 'Questionnaire', icon: ClipboardList },
      { to: '/app/dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/app/chat', label: 'AI assistant', icon: MessagesSquare },
    ],
  },
  {
    label: 'Account',
    items: [
      { to: '/app/company', label: 'Company', icon: Building2 },
      { to: '/app/profile', label: 'Profile', icon: UserRound },
      { to: '/app/settings', label: 'Settings', icon: Settings },
    ],
  },
];

/** Logo and name; the logo alone where the sidebar shows only icons. */
function Brand() {
  const { isExpanded, isMobile } = useSidebar();
  return <Wordmark className="px-1.5" hideName={!isExpanded && !isMobile} />;
}

/** The frame of every /app screen: sidebar, header, the screen. */
export function AppShell() {
  const { pathname } = useLocation();
  const { company } = useSession();
  const signOut = useSignOut();
  useLiveUpdates();
  return (
    <SidebarProvider>
      <a href="#content" className="sr-only focus:not-sr-only">
        Skip to content
      </a>
      <Sidebar label="Main navigation">
        <SidebarHeader>
          <Brand />
        </SidebarHeader>
        <SidebarContent>
          {groups.map((group) => (
            <SidebarGroup key={group.label} label={group.label}>
              {group.items.map((item) => (
                <SidebarItem key={item.to} as={Link} {...item} isActive={pathname.startsWith(item.to)} />
              ))}
            </SidebarGroup>
          ))}
        </SidebarContent>
        <SidebarFooter>
          <ThemeSwitch />
          <SidebarButton icon={LogOut} label="Sign Out" onClick={() => signOut.mutate()} disabled={signOut.isPending} />
        </SidebarFooter>
      </Sidebar>
      <SidebarInset>
        <header className="flex h-14 items-center gap-3 border-b px-4 print:hidden">
          <SidebarTrigger />
          <span className="min-w-0 truncate font-medium">Double Materiality Assessment</span>
          {company ? (
            <span className="ml-auto hidden min-w-0 truncate text-sm text-muted sm:block">{company.name}</span>
          ) : null}
        </header>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1">
          <Outlet />
        </main>
      </SidebarInset>
    </SidebarProvider>
  );
}
