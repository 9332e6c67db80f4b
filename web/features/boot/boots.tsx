import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthClaim } from '#web/features/auth/auth-claim.tsx';
import { companyMessages } from '#web/features/company/messages.ts';
import { ChooseAssessmentLoading } from '#web/features/dashboard/choose-assessment.tsx';
import { DashboardLoading } from '#web/features/dashboard/dashboard-loading.tsx';
import { dashboardMessages } from '#web/features/dashboard/messages.ts';
import { sectionSlug, sections } from '#web/features/questionnaire/sections.ts';
import { AssessmentOutline } from '#web/features/wizard/wizard-loading.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { bootMessages as say } from './messages.ts';
import { TakesLong } from './takes-long.tsx';

/**
 * What stands on each screen's page before the application has arrived, by the page's name: rendered at build time, never in
 * the browser.
 */
export const boots: readonly { page: string; boot: ReactNode }[] = [
  { page: 'auth', boot: <AuthBoot /> },
  { page: 'invitation', boot: <PlainBoot label={say.loading} /> },
  { page: 'company-setup', boot: <PlainBoot label={companyMessages.setupLoading} /> },
  { page: 'app/dashboard', boot: <DashboardBoot /> },
  { page: 'app/assessment', boot: <AssessmentBoot /> },
  ...sections.map((section) => ({
    page: `app/assessment.${sectionSlug(section)}`,
    boot: <AssessmentBoot heading={section.name} text={section.description} />,
  })),
  ...['app', 'app/chat', 'app/company', 'app/profile', 'app/settings'].map((page) => ({
    page,
    boot: (
      <FrameBoot>
        <div className="grid place-items-center p-16">
          <Spinner label={say.loading} />
        </div>
      </FrameBoot>
    ),
  })),
];

function PlainBoot({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 noscript:hidden">
      <Spinner label={label} />
      <TakesLong />
    </div>
  );
}

/** The auth screen's outline. */
function AuthBoot() {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-10 noscript:hidden">
      <Wordmark className="self-start" />
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
      <TakesLong />
    </div>
  );
}

/** The frame of the application without what can be pressed in it; the sidebar as wide as it was left (`theme.js`). */
function FrameBoot({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh w-full noscript:hidden">
      <div className="w-64 shrink-0 border-r bg-surface in-data-[sidebar=icons]:w-12 max-md:hidden" />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex h-14 items-center gap-2 border-b px-4 sm:gap-3">
          <span className="grid size-9 place-items-center">
            <PanelLeft aria-hidden="true" className="size-4" />
          </span>
          <span className="min-w-0 leading-tight font-medium">{say.frameTitle}</span>
        </div>
        {children}
        <div className="grid place-items-center p-6">
          <TakesLong />
        </div>
      </div>
    </div>
  );
}

function DashboardBoot() {
  return (
    <FrameBoot>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 sm:px-6">
        <PageHeader
          title={[dashboardMessages.title]}
          subtitle={dashboardMessages.subtitle}
          actions={<ChooseAssessmentLoading />}
        />
        <DashboardLoading />
      </div>
    </FrameBoot>
  );
}

function AssessmentBoot(props: { heading?: string; text?: string }) {
  return (
    <FrameBoot>
      <AssessmentOutline {...props} />
    </FrameBoot>
  );
}
