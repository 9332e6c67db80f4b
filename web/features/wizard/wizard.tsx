import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { AdoptThresholds } from '#web/features/assessment/adopt-thresholds.tsx';
import { VersionPanel } from '#web/features/assessment/version-panel.tsx';
import { sections } from '#web/features/questionnaire/sections.ts';
import { SectionWorkContext } from '#web/features/saving/section-work.ts';
import { cn } from '#web/lib/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { wizardMessages as say } from './messages.ts';
import { preloadSectionBody, sectionBodies } from './section-body.tsx';
import { SectionCards } from './section-cards.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useKeptSections } from './use-kept-sections.ts';
import { useOpenSection } from './use-open-section.ts';
import { useSectionSaving } from './use-section-saving.ts';
import { type WizardAction, WizardFooter } from './wizard-footer.tsx';
import { SectionSkeleton } from './wizard-loading.tsx';

/** Milliseconds before the next section's file is fetched ahead: after the open one has settled. */
const PRELOAD_DELAY = 1500;

/** The questionnaire: section cards, the open section, Previous / Save / Next. */
export function Wizard({ whole }: { whole: WholeAssessment }) {
  const { assessment } = whole;
  const saving = useSectionSaving();
  const { section, goTo } = useOpenSection(assessment, saving.hasUnsaved);
  const unsaved = useKeptSections(assessment.id);
  const progress = useMemo(() => wizardProgress(whole), [whole]);
  const [busy, setBusy] = useState<WizardAction | null>(null);
  const [leavingFor, setLeavingFor] = useState<QuestionnaireSection | null>(null);
  const [isCompleting, setIsCompleting] = useState(false);
  // A section may hold several hundred rows: it follows in slices that leave the page free to answer.
  const hasBody = useDeferredValue(true, false);
  const index = section ? sections.indexOf(section) : -1;
  const next = sections[index + 1];
  usePreload(next);

  if (!section) return <EmptyState title={say.empty} description={say.emptyHint} />;
  const Body = sectionBodies[sectionBody(section)];

  /** Saves and says so; resolves whether nothing stood in the way. */
  async function save(action: WizardAction): Promise<boolean> {
    const hadUnsaved = saving.hasUnsaved();
    setBusy(action);
    const isSaved = await saving.save();
    setBusy(null);
    if (isSaved && section && (hadUnsaved || action === 'save')) {
      toast.success(say.sectionSaved, { description: say.sectionSavedText(section.name), id: 'section-saved' });
    }
    return isSaved;
  }

  async function saveAndGo(target: QuestionnaireSection | undefined, action: WizardAction) {
    if ((await save(action)) && target) goTo(target);
  }

  function open(target: QuestionnaireSection | undefined) {
    if (!target || target === section || saving.isSaving) return;
    if (saving.hasUnsaved()) setLeavingFor(target);
    else goTo(target);
  }

  return (
    <div className="flex min-h-full flex-col">
      <div className="mx-auto w-full max-w-6xl flex-1 px-4 pt-5 pb-10 sm:px-6 print:p-0">
        <SectionCards
          progress={progress}
          current={section.position}
          unsaved={unsaved}
          onOpen={(position) => open(sections.find((candidate) => candidate.position === position))}
        />
        <SectionHeading section={section} assessment={assessment} />
        <SectionFrame aside={index === 0 ? <VersionPanel whole={whole} /> : null}>
          <SectionWorkContext value={saving.registry}>
            <Suspense fallback={<SectionSkeleton />}>
              {hasBody ? (
                <>
                  <Body key={`${assessment.id} ${section.name}`} section={section} />
                  {next ? null : <AdoptThresholds assessment={assessment} level={3} className="mt-10" />}
                </>
              ) : (
                <SectionSkeleton />
              )}
            </Suspense>
          </SectionWorkContext>
        </SectionFrame>
      </div>
      <WizardFooter
        isFirst={index === 0}
        isLast={next === undefined}
        isDirty={saving.isDirty}
        busy={busy}
        onPrevious={() => open(sections[index - 1])}
        onSave={() => void save('save')}
        onNext={() => void saveAndGo(next, 'next')}
        onComplete={async () => {
          if (await save('complete')) setIsCompleting(true);
        }}
      />
      <LeaveDialog
        open={leavingFor !== null}
        sectionName={section.name}
        onStay={() => setLeavingFor(null)}
        onDiscard={() => {
          saving.discard();
          if (leavingFor) goTo(leavingFor);
          setLeavingFor(null);
        }}
        onSave={() => {
          setLeavingFor(null);
          void saveAndGo(leavingFor ?? undefined, 'save');
        }}
      />
      <CompleteDialog
        open={isCompleting}
        whole={whole}
        progress={progress}
        onClose={() => setIsCompleting(false)}
        onOpenSection={(target) => {
          setIsCompleting(false);
          goTo(target);
        }}
      />
    </div>
  );
}

/** A section's body with what stands above it, or beside it where there is room. */
function SectionFrame({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="@container">
      <div
        className={cn('grid items-start gap-8', aside !== null && '@5xl:grid-cols-[minmax(0,1fr)_22rem] @5xl:gap-x-12')}
      >
        {aside === null ? null : <div className="min-w-0 @5xl:order-last">{aside}</div>}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

function usePreload(section: QuestionnaireSection | undefined) {
  useEffect(() => {
    if (!section) return;
    const timer = setTimeout(() => preloadSectionBody(sectionBody(section)), PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [section]);
}
