import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useMemo } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { LACKING_COUNTED } from '#domain/limits.ts';
import type { SectionProgress } from '#domain/progress/wizard-progress.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { type ReasonsAsked, reasonsAsked } from '#domain/results/reasons-asked.ts';
import { choicesQuery } from '#web/features/assurance/history/choices-query.ts';
import { THRESHOLD_FORM } from '#web/features/questionnaire/assessment/use-adopt-thresholds.ts';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { isOfRegister } from '#web/features/saving/register-forms.ts';
import { useKeptForms } from '#web/features/saving/use-kept-forms.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { FormButtons } from '#web/ui/inputs/form-buttons.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { CompletionReasons } from './completion-reasons.tsx';
import { keptSections } from './kept-sections.ts';
import { completionMessages as say } from './messages.ts';
import { MissingList } from './missing-list.tsx';
import { useComplete } from './use-complete.ts';

const WillFreeze = lazy(() => import('./will-freeze.tsx'));
const OpenJudgement = lazy(() => import('#web/features/results/topic-decisions/open-judgement.tsx'));

const NOTHING: ReasonsAsked = { version: false, climate: false };

export interface CompleteDialogProps {
  open: boolean;
  whole: WholeAssessment;
  progress: readonly SectionProgress[];
  onClose: () => void;
  onOpenSection: (section: QuestionnaireSection) => void;
}

/** Says what is missing and what is unsaved; the person can still complete (product P17). */
export function CompleteDialog({ open, whole, progress, onClose, onOpenSection }: CompleteDialogProps) {
  const { assessment } = whole;
  const formId = useId();
  const asked = useMemo(() => (open ? reasonsAsked(whole) : NOTHING), [open, whole]);
  const form = useComplete(assessment, asked, onClose);
  const forms = useKeptForms(assessment.id);
  const kept = keptSections(forms, sections);
  const isThin = progress.some((section) => section.missing.length > 0);
  const { impact, financial } = assessment.thresholds;
  const adopted = assessment.thresholdsAdopted;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !form.isBusy) onClose();
      }}
      title={say.title}
      description={say.text}
      footer={
        <FormButtons
          formId={formId}
          isBusy={form.isBusy}
          cancel={say.back}
          send={say.complete}
          sending={say.completing}
          onCancel={onClose}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <section>
          <h3 className="overline-label mb-1">{say.willFreeze}</h3>
          {/* As high as the finding usually is, so that nothing moves. */}
          <Suspense fallback={<div className="h-11" />}>{open ? <WillFreeze whole={whole} /> : null}</Suspense>
        </section>
        {isThin ? (
          <section>
            <h3 className="font-medium">{say.missingTitle}</h3>
            <p className="mb-2 text-sm text-muted">{say.missingText}</p>
            <MissingList
              progress={progress}
              titleOf={(id) => whole.components.find((row) => row.id === id)?.title}
              topicOf={(id) => nameOf(whole.topics.find((row) => row.id === id))}
              onOpenSection={onOpenSection}
            />
          </section>
        ) : (
          <Alert tone="success">{say.nothingMissing}</Alert>
        )}
        <Suspense>
          <OpenJudgement whole={whole} />
        </Suspense>
        <OpenReasons assessmentId={assessment.id} isAsked={open} />
        <CompletionReasons id={formId} assessment={assessment} asked={asked} form={form} />
        {kept.length > 0 ? (
          <Alert
            tone="warning"
            title={say.keptTitle}
            action={kept.map((section) => (
              <Button key={section.name} size="sm" onClick={() => onOpenSection(section)}>
                {section.name}
              </Button>
            ))}
          >
            {say.keptText}
          </Alert>
        ) : null}
        {forms.some(isOfRegister) ? <Alert tone="warning">{say.keptInRegister}</Alert> : null}
        {forms.includes(THRESHOLD_FORM) ? <Alert tone="warning">{say.thresholdsBegun}</Alert> : null}
        <p className="figures text-sm text-muted">
          {say.thresholds(impact, financial)}
          {adopted ? `, ${say.thresholdsAdopted(adopted.by, formatDay(adopted.at))}` : `; ${say.thresholdsDefault}`}
        </p>
        <p className="text-sm">{say.nextSign}</p>
      </div>
    </Dialog>
  );
}

const nameOf = (topic: Topic | undefined) => topic && `${topic.code} ${topic.name}`;

interface OpenReasonsProps {
  assessmentId: AssessmentId;
  isAsked: boolean;
}

/** How many changes lack a reason, with a link to them. Nothing has to wait for them (product P36). */
function OpenReasons({ assessmentId, isAsked }: OpenReasonsProps) {
  const { data, error } = useQuery({ ...choicesQuery(assessmentId), staleTime: 0, enabled: isAsked });
  if (!data) return error ? <p className="text-sm text-muted">{say.reasonsUncounted}</p> : null;
  if (data.lacking === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{say.reasonsTitle(data.lacking, LACKING_COUNTED)}</h3>
      <p className="mb-2 text-sm text-muted">{say.reasonsText}</p>
      <LinkButton as={Link} to={`${screens.activity.path}?assessment=${assessmentId}&reason=none`} size="sm">
        {say.reasonsLink}
      </LinkButton>
    </section>
  );
}
