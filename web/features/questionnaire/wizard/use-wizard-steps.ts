import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { wizardMessages as say } from './messages.ts';
import { useOpenSection } from './use-open-section.ts';
import { useSectionSaving } from './use-section-saving.ts';
import type { WizardAction } from './wizard-footer.tsx';

/** The current step of the questionnaire, and how to move on: saving first, or asking what to do with unsaved input. */
export function useWizardSteps(assessment: WholeAssessment['assessment']) {
  const saving = useSectionSaving();
  const { section, goTo } = useOpenSection(assessment, saving.hasUnsaved);
  const [busy, setBusy] = useState<WizardAction | null>(null);
  const [leavingFor, setLeavingFor] = useState<QuestionnaireSection | null>(null);
  const index = section ? sections.indexOf(section) : -1;
  const previous = sections[index - 1];
  const next = sections[index + 1];

  /** Saves and reports it; resolves to whether it succeeded. */
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

  return {
    section,
    isFirst: index === 0,
    previous,
    next,
    isDirty: saving.isDirty,
    registry: saving.registry,
    /** The action that is waiting for the server. */
    busy,
    save,
    saveAndGo,
    goTo,
    /** Opens a section; asks first if there is unsaved input. */
    open(target: QuestionnaireSection | undefined) {
      if (!target || target === section || saving.isSaving) return;
      if (saving.hasUnsaved()) setLeavingFor(target);
      else goTo(target);
    },
    /** The question what to do with unsaved input, and its answers. */
    leaving: {
      open: leavingFor !== null,
      onStay: () => setLeavingFor(null),
      onDiscard: () => {
        saving.discard();
        if (leavingFor) goTo(leavingFor);
        setLeavingFor(null);
      },
      onSave: () => {
        setLeavingFor(null);
        void saveAndGo(leavingFor ?? undefined, 'save');
      },
    },
  };
}
