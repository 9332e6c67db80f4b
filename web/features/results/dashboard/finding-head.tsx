import type { ReactNode } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { findingOf } from '#domain/results/finding.ts';
import { AssessmentLine } from './assessment-line.tsx';
import { materialByOther } from './matrix-summary.tsx';
import { dashboardMessages as say } from './messages.ts';

interface FindingHeadProps {
  /** Under the company's thresholds: the finding is the company's, whatever a viewer tries out. */
  dashboard: Dashboard;
  /** The controls beside it. */
  children: ReactNode;
}

/** The answer first: the finding in words, what it is based on, and the few controls that are needed at once. */
export function FindingHead({ dashboard, children }: FindingHeadProps) {
  const { headline, support } = findingOf(dashboard);
  const byOther = materialByOther(dashboard);
  return (
    <section aria-label={say.finding} className="flex flex-col gap-2 print:mb-2">
      <p
        dir="auto"
        data-finding=""
        className="headline max-w-4xl text-xl text-balance wrap-anywhere text-ink min-[100rem]:max-w-none min-[100rem]:text-2xl"
      >
        {headline}.
      </p>
      {support ? (
        <p className="max-w-4xl text-sm text-pretty">
          {support} {byOther ? <span>{byOther}.</span> : null}
        </p>
      ) : null}
      <div className="flex flex-col gap-x-8 gap-y-5 lg:flex-row lg:items-end lg:justify-between split:items-center">
        <AssessmentLine assessment={dashboard.assessment} thresholds={dashboard.thresholds} />
        {children}
      </div>
    </section>
  );
}
