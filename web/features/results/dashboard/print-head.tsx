import type { Dashboard } from '#domain/results/dashboard.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { usePaperFrame } from '#web/lib/use-paper-frame.ts';
import { assessmentFacts } from './assessment-facts.ts';
import { dashboardMessages as say } from './messages.ts';

/** The header and footer of each page on paper, because a sheet may be read on its own. */
export function usePrintFrame(assessment: Dashboard['assessment']): void {
  const { company } = useSession();
  usePaperFrame({
    topLeft: assessment.name,
    topRight: assessmentFacts(assessment).join(' · '),
    bottomLeft: [company?.name ?? '', say.printedOn(formatDay(new Date().toISOString()))].filter(Boolean).join(' · '),
    page: say.printedPage,
  });
}

/** The title on paper, and its frame. */
export function PrintHead({ assessment }: Pick<Dashboard, 'assessment'>) {
  usePrintFrame(assessment);
  return (
    <div className="hidden print:block">
      <p dir="auto" className="headline text-xl text-ink">
        {assessment.name}
      </p>
      <p className="mt-1 text-sm text-muted">{say.subtitle}</p>
    </div>
  );
}
