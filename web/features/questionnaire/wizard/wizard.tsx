import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { wizardTotals } from '#domain/progress/wizard-totals.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { useReasonGaps } from '#web/features/assurance/left-out/use-reason-gaps.ts';
import { AdoptThresholds } from '#web/features/questionnaire/assessment/adopt-thresholds.tsx';
import { OtherDrafts } from '#web/features/questionnaire/assessment/other-drafts.tsx';
import { VersionPanel } from '#web/features/questionnaire/assessment/version-panel.tsx';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { SectionWorkContext } from '#web/features/saving/section-work.ts';
import { useKeptForms } from '#web/features/saving/use-kept-forms.ts';
import { cn } from '#web/lib/cn.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { keptSections } from './kept-sections.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { wizardMessages as say } from './messages.ts';
import { preloadSectionBody, sectionBodies } from './section-body.tsx';
import { SectionCards } from './section-cards.tsx';
import { SectionHeading } from './section-heading.tsx';
import { asksToComplete } from './to-complete.ts';
import { useWizardSteps } from './use-wizard-steps.ts';
import { WizardFooter } from './wizard-footer.tsx';
import { SectionSkeleton } from './wizard-loading.tsx';

const fetchCompleteDialog = async () => ({ default: (await import('./complete-dialog.tsx')).CompleteDialog });
const CompleteDialog = lazy(fetchCompleteDialog);
const DraftOutlook = lazy(() => import('#web/features/results/topic-decisions/draft-outlook.tsx'));

/** The delay in milliseconds before the file of what comes next is loaded, after the open section has settled. */
const PRELOAD_DELAY = 1500;

/** The questionnaire: section cards, the open section, Previous / Save / Next. */
export function Wizard({ whole }: { whole: WholeAssessment }) {
  const { assessment } = whole;
  const client = useQueryClient();
  const steps = useWizardSteps(assessment);
  const { section, next } = steps;
  const unsaved = useKeptSections(assessment.id);
  const data = useReasonGaps(whole);
  const progress = useMemo(() => wizardProgress(data), [data]);
  const totals = useMemo(() => wizardTotals(whole, progress), [whole, progress]);
  /** Whether the completion dialog is open; null before it is first opened. Nothing is computed until then. */
  const [isCompleting, setIsCompleting] = useState<boolean | null>(asksToComplete(useLocation().state) || null);
  usePreload(next);

  if (!section) return <EmptyState title={say.empty} description={say.emptyHint} />;
  return (
    <div className="flex min-h-full flex-col">
      <div className="w-full page-width flex-1 px-4 pt-5 pb-10 sm:px-6 sm:pt-4 print:p-0">
        <SectionCards
          progress={progress}
          current={section.position}
          unsaved={unsaved}
          onOpen={(position) => steps.open(sections.find((candidate) => candidate.position === position))}
        />
        <SectionHeading section={section} whole={whole} totals={totals} />
        <OtherDrafts assessment={assessment} />
        <SectionWorkContext value={steps.registry}>
          <SectionFrame aside={steps.isFirst ? <VersionPanel whole={whole} /> : null}>
            <OpenSection section={section} assessmentId={assessment.id}>
              {next ? null : (
                <AdoptThresholds
                  assessment={assessment}
                  level={3}
                  className="mt-10"
                  outlook={(to) => (
                    <Suspense>
                      <DraftOutlook whole={whole} to={to} />
                    </Suspense>
                  )}
                />
              )}
            </OpenSection>
          </SectionFrame>
        </SectionWorkContext>
      </div>
      <WizardFooter
        isFirst={steps.isFirst}
        isLast={next === undefined}
        isDirty={steps.isDirty}
        isKept={unsaved.includes(section)}
        busy={steps.busy}
        onPrevious={() => steps.open(steps.previous)}
        onSave={() => void steps.save('save')}
        onNext={() => void steps.saveAndGo(next, 'next')}
        onComplete={async () => {
          if (!(await steps.save('complete'))) return;
          void client.invalidateQueries({ queryKey: queryKeys.reasonGaps });
          setIsCompleting(true);
        }}
      />
      <LeaveDialog sectionName={section.name} {...steps.leaving} />
      {isCompleting === null ? null : (
        <Suspense>
          <CompleteDialog
            open={isCompleting}
            whole={data}
            progress={progress}
            onClose={() => setIsCompleting(false)}
            onOpenSection={(target) => {
              setIsCompleting(false);
              steps.goTo(target);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface OpenSectionProps {
  section: QuestionnaireSection;
  assessmentId: string;
  /** The contents after the body. */
  children: ReactNode;
}

function OpenSection({ section, assessmentId, children }: OpenSectionProps) {
  const Body = sectionBodies[sectionBody(section)];
  // A section may contain several hundred rows: it renders in slices, so that the page stays responsive.
  const hasBody = useDeferredValue(true, false);
  return (
    <Suspense fallback={<SectionSkeleton />}>
      {hasBody ? <Body key={`${assessmentId} ${section.name}`} section={section} /> : <SectionSkeleton />}
      {hasBody ? children : null}
    </Suspense>
  );
}

/** A section's body with the parts above it, or beside it if there is room. */
function SectionFrame({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="@container">
      <div
        className={cn('grid items-start gap-8', aside !== null && '@5xl:grid-cols-[minmax(0,1fr)_22rem] @5xl:gap-x-12')}
      >
        {aside === null ? null : <div className="min-w-0 @5xl:sticky @5xl:top-6 @5xl:order-last">{aside}</div>}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

/** Loads the next section ahead; after the last, the completion dialog. */
function usePreload(section: QuestionnaireSection | undefined) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (section) preloadSectionBody(sectionBody(section));
      else fetchCompleteDialog().catch(() => undefined);
    }, PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [section]);
}

/** The sections of an assessment with unsaved input in this browser. */
function useKeptSections(assessmentId: string): readonly QuestionnaireSection[] {
  const forms = useKeptForms(assessmentId);
  return useMemo(() => keptSections(forms, sections), [forms]);
}
