import type { AssessmentShape } from '#contract/assessment.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import { assessmentWords } from '#domain/assessment/words.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { assessmentScope, usePatchAssessment } from './api.ts';
import { thresholdMessages as say } from './messages.ts';

/** The name of the form's unsaved input in the browser. */
export const THRESHOLD_FORM = 'thresholds';

/** Thresholds about to be adopted. */
export interface ThresholdInput {
  impact: number;
  financial: number;
  borderlineBand: number;
  scoreBasis: ScoreBasis;
  reason: string;
}

/** Adopting thresholds: the unsaved input (undefined while nobody is editing it) and the actions on it. */
export function useAdoptThresholds(assessment: AssessmentShape, onAdopted?: () => void) {
  const { id } = assessment;
  const patch = usePatchAssessment(id);
  const rows = useChangedRows<ThresholdInput, AssessmentShape>({
    scope: assessmentScope(id),
    form: THRESHOLD_FORM,
    savedRow: () => assessment,
    // An opened form is always worth saving, if only for the reason.
    isSame: () => false,
    keyOf: (row) => row.id,
    send: (changes) =>
      Promise.all(
        changes.map(({ value, seenVersion }) =>
          api.assessment.adoptThresholds({ assessmentId: id, ...value, version: seenVersion ?? assessment.version }),
        ),
      ),
    apply: ([current]) => current && patch((whole) => ({ ...whole, assessment: current })),
    merging,
    failedTitle: say.failed,
  });
  const kept = rows.drafts[id]?.value;
  // Drafts stored before the band or the basis existed lack them.
  const input = kept && { ...begunWith(assessment), ...kept };

  return {
    input: assessment.status === 'draft' ? input : undefined,
    /**
     * A colleague has completed the assessment in the meantime: unsaved input is kept, and is available again once the assessment is
     * reopened.
     */
    isOvertaken: assessment.status === 'completed' && input !== undefined,
    /** What a colleague has adopted in the meantime. */
    news: rows.newsOf(id),
    question: rows.question,
    begin: () => rows.change(id, begunWith(assessment)),
    /**
     * Starts or continues with these two values, which a viewer has tried out on the dashboard. Keeps a reason that has already been
     * written.
     */
    propose: ({ impact, financial }: Thresholds) =>
      rows.change(id, { ...begunWith(assessment), ...input, impact, financial }),
    change: (changed: ThresholdInput) => rows.change(id, changed),
    cancel: () => rows.discard(),
    /** False if it failed, which has been reported then. */
    async adopt(): Promise<boolean> {
      const outcome = await rows.save();
      if (!outcome) return false;
      if (outcome.saved.length > 0) {
        toast.success(say.saved);
        onAdopted?.();
      }
      return true;
    },
  };
}

const begunWith = ({ thresholds, borderlineBand, scoreBasis }: AssessmentShape): ThresholdInput => ({
  ...thresholds,
  borderlineBand,
  scoreBasis,
  reason: '',
});

/** The reason always belongs to the person who adopts, so it is not a field that two people can both edit. */
const merging = mergingOf<ThresholdInput, AssessmentShape, Omit<ThresholdInput, 'reason'>>({
  fields: {
    impact: { label: assessmentWords.impactThreshold.label },
    financial: { label: assessmentWords.financialThreshold.label },
    borderlineBand: { label: assessmentWords.borderlineBand.label },
    scoreBasis: assessmentWords.scoreBasis,
  },
  valuesOf: (input) => input,
  withValues: (input, thresholds) => ({ ...input, ...thresholds }),
  valuesIn: ({ thresholds, borderlineBand, scoreBasis }) => ({ ...thresholds, borderlineBand, scoreBasis }),
  begin: (input) => input,
  title: () => say.name,
});
