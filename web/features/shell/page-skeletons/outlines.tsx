import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  APP_START,
  type AppScreenName,
  appScreen,
  appScreenNames,
  type OutlineKind,
  screens,
} from '#contract/screens.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { sessionMessages } from '#web/features/account/session/messages.ts';
import { sectionSlug, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { introductions } from '#web/features/questionnaire/wizard/messages.ts';
import { AssessmentOutline } from '#web/features/questionnaire/wizard/wizard-loading.tsx';
import { DashboardLoading } from '#web/features/results/dashboard/dashboard-loading.tsx';
import { dashboardMessages } from '#web/features/results/dashboard/messages.ts';
import { tabsAt } from '#web/features/shell/menu/menu.ts';
import { Skeleton } from '#web/ui/display/skeleton.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Mark, Wordmark } from '#web/ui/mark.tsx';
import { AuthClaim } from './auth-claim.tsx';
import { outlineMessages as say } from './messages.ts';
import { SlowNote } from './slow-note.tsx';

/** What a screen's page shows before the application has loaded: rendered by the build, never in the browser. */
const outlines: Record<OutlineKind, ReactNode> = {
  spinner: <SpinnerOutline label={say.loading} />,
  setup: <SpinnerOutline label={sessionMessages.loading} />,
  auth: <AuthOutline />,
  frame: <ScreenOutline />,
  dashboard: <DashboardOutline />,
  questionnaire: <QuestionnaireOutline />,
};

/** The outline of each page by name: the screen's name; for a section of the questionnaire, followed by a dot and the section's name. */
export function listOutlines(): { page: string; screen: AppScreenName; outline: ReactNode }[] {
  return appScreenNames.flatMap((screen) => {
    const { outline } = appScreen(screen);
    const own = {
      page: screen,
      screen,
      outline: tabsAt(screens[screen].path, 'user').length > 0 ? <ScreenOutline hasTabs /> : outlines[outline],
    };
    return outline === 'questionnaire' ? [own, ...sectionOutlines(screen)] : [own];
  });
}

/** The outline for the address of the application itself, which redirects to a screen. */
export const startOutline = outlines[APP_START.outline];

const sectionOutlines = (screen: AppScreenName) =>
  sections.map((section) => ({
    page: `${screen}.${sectionSlug(section)}`,
    screen,
    outline: (
      <QuestionnaireOutline heading={section.name} text={introductions[sectionBody(section)] ?? section.description} />
    ),
  }));

function SpinnerOutline({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 noscript:hidden">
      <h1 className="sr-only">{say.frameTitle}</h1>
      <Spinner label={label} />
      <SlowNote />
    </main>
  );
}

/** The auth screen's outline. */
function AuthOutline() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-6 px-4 py-10 sm:pt-[14vh] noscript:hidden">
      <h1 className="sr-only">{say.frameTitle}</h1>
      <span className="self-start">
        <Wordmark />
      </span>
      <div aria-hidden="true">
        <Skeleton className="h-8.5 w-32" />
        <Skeleton className="mt-2 h-4 w-64" />
      </div>
      <Card>
        <CardBody className="flex flex-col gap-5 sm:py-6">
          {['email', 'password'].map((field) => (
            <div key={field} className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-9 w-full" />
            </div>
          ))}
          <Skeleton className="h-11 w-full" />
        </CardBody>
      </Card>
      <AuthClaim />
      <SlowNote />
    </main>
  );
}

/** The number of lines in the sidebar's menu. */
const menuItems = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The frame of the application without its controls; the sidebar keeps the width at which it was left (`theme.js`). */
function FrameOutline({ hasTabs = false, children }: { hasTabs?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh w-full noscript:hidden">
      <div
        aria-hidden="true"
        className="sticky top-0 h-dvh w-64 shrink-0 self-start border-r bg-surface in-data-[sidebar=icons]:w-12 max-md:hidden"
      >
        <div className="flex h-14 items-center overflow-hidden px-3">
          <Mark className="size-6 shrink-0" />
        </div>
        <div className="flex flex-col gap-4 px-4 pt-4 in-data-[sidebar=icons]:px-3.5">
          {menuItems.map((item) => (
            <Skeleton key={item} className="h-5 w-32 max-w-full" />
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-14 items-center gap-2 border-b px-4 sm:gap-3">
          <span className="grid size-9 place-items-center">
            <PanelLeft aria-hidden="true" className="size-4" />
          </span>
          <span className="min-w-0 leading-tight font-medium">{say.frameTitle}</span>
        </header>
        {hasTabs ? <div className="h-10 border-b" /> : null}
        <main>
          {children}
          <div className="grid place-items-center p-6">
            <SlowNote />
          </div>
        </main>
      </div>
    </div>
  );
}

/** A screen in the frame about which nothing is known yet. */
function ScreenOutline({ hasTabs = false }: { hasTabs?: boolean }) {
  return (
    <FrameOutline hasTabs={hasTabs}>
      <div className="grid place-items-center p-16">
        <h1 className="sr-only">{say.frameTitle}</h1>
        <Spinner label={say.loading} />
      </div>
    </FrameOutline>
  );
}

function DashboardOutline() {
  return (
    <FrameOutline>
      <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
        <PageHeader isQuiet title={[dashboardMessages.title]} subtitle={dashboardMessages.subtitle} />
        <DashboardLoading />
      </div>
    </FrameOutline>
  );
}

function QuestionnaireOutline(props: { heading?: string; text?: string }) {
  return (
    <FrameOutline>
      <AssessmentOutline {...props} />
    </FrameOutline>
  );
}
