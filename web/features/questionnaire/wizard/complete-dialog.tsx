import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { stampOf } from '#domain/frozen-results/stamp-of.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { LACKING_COUNTED } from '#domain/limits.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { SectionProgress } from '#domain/progress/wizard-progress.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { type ReasonsAsked, reasonsAsked } from '#domain/results/reasons-asked.ts';
import { type ConcludedTopic, sideConclusions, topicsWithoutConclusion } from '#domain/results/side-conclusions.ts';
import { choicesQuery } from '#web/features/assurance/history/choices-query.ts';
import { THRESHOLD_FORM } from '#web/features/questionnaire/assessment/use-adopt-thresholds.ts';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { isOfRegister } from '#web/features/saving/register-forms.ts';
import { useKeptForms } from '#web/features/saving/use-kept-forms.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Form } from '#web/ui/inputs/form.tsx';
import { FormButtons } from '#web/ui/inputs/form-buttons.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { CarriedChoices } from './carried-choices.tsx';
import { CompletionReasons } from './completion-reasons.tsx';
import { keptSections } from './kept-sections.ts';
import { LastLook } from './last-look.tsx';
import { lastLookMessages, completionMessages as say } from './messages.ts';
import { MissingList } from './missing-list.tsx';
import { ConcludeTopic, OpenTopics } from './open-topics.tsx';
import { StillOpen } from './still-open.tsx';
import { useComplete } from './use-complete.ts';

const WillFreeze = lazy(() => import('./will-freeze.tsx'));
const DecisionsLine = lazy(async () => ({
  default: (await import('#web/features/results/topic-decisions/open-decisions.tsx')).DecisionsLine,
}));

const NOTHING: ReasonsAsked = { version: false, climate: false };

interface CompleteDialogProps {
  open: boolean;
  /** With the reasons that are missing, once they are known. */
  whole: WholeAssessment & Pick<AssessmentData, 'reasonGaps'>;
  progress: readonly SectionProgress[];
  onClose: () => void;
  onOpenSection: (section: QuestionnaireSection) => void;
}

/** Says what is missing and what is unsaved; the person can still complete (product P17). */
export function CompleteDialog({ open, whole: latest, progress, onClose, onOpenSection }: CompleteDialogProps) {
  // While it is closed, nothing is computed anew.
  const [whole, setWhole] = useState(latest);
  if (open && whole !== latest) setWhole(latest);
  const { assessment } = whole;
  const formId = useId();
  const dashboard = useMemo(() => buildDashboard(whole), [whole]);
  const asked = useMemo(() => (open ? reasonsAsked(whole) : NOTHING), [open, whole]);
  const groups = useMemo(() => topicsWithoutConclusion(sideConclusions(dashboard)), [dashboard]);
  const topics = useMemo(() => groups.map(({ topic }) => topic), [groups]);
  const form = useComplete(whole, asked, topics, onClose);
  const [concluding, setConcluding] = useState<ConcludedTopic | null>(null);
  const forms = useKeptForms(assessment.id);
  const kept = keptSections(forms, sections);
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
      focusesTitle
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
      <Form form={form} id={formId} className="flex flex-col gap-5">
        <section>
          <h3 className="overline-label mb-1">{say.willFreeze}</h3>
          {/* As high as the finding usually is, so that nothing moves. */}
          <Suspense fallback={<div className="h-11" />}>{open ? <WillFreeze dashboard={dashboard} /> : null}</Suspense>
        </section>
        <OpenTopics
          whole={whole}
          topics={topics}
          form={form}
          onConclude={({ id }) => setConcluding(groups.find(({ topic }) => topic.id === id) ?? null)}
        />
        <Missing whole={whole} progress={progress} onOpenSection={onOpenSection} />
        <StillOpen whole={whole} dashboard={dashboard} />
        <Suspense>
          <DecisionsLine dashboard={dashboard} />
        </Suspense>
        <CarriedChoices whole={whole} />
        <OpenReasons assessmentId={assessment.id} isAsked={open} />
        <CompletionReasons assessment={assessment} asked={asked} form={form} />
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
        <LastLook data={whole} dashboard={dashboard} form={form} />
        <ChangedMeanwhile whole={whole} />
        <p className="figures text-sm text-muted">
          {say.thresholds(impact, financial)}
          {adopted ? `, ${say.thresholdsAdopted(adopted.by, formatDay(adopted.at))}` : `; ${say.thresholdsDefault}`}
        </p>
        <p className="text-sm">{say.nextSign}</p>
      </Form>
      {concluding ? <ConcludeTopic whole={whole} topic={concluding} onClose={() => setConcluding(null)} /> : null}
    </Dialog>
  );
}

type MissingProps = Pick<CompleteDialogProps, 'whole' | 'progress' | 'onOpenSection'>;

function Missing({ whole, progress, onOpenSection }: MissingProps) {
  const isThin = progress.some((section) => section.missing.length > 0);
  if (!isThin) return <Alert tone="success">{say.nothingMissing}</Alert>;
  return (
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
  );
}

/** Says that somebody has changed something since the dialog was opened, other than by concluding in it. */
function ChangedMeanwhile({ whole }: Pick<CompleteDialogProps, 'whole'>) {
  const stamp = useMemo(() => stampOf({ ...whole, decisions: [], disclosureChoices: [] }), [whole]);
  // Rendered only while the dialog is open.
  const [seen] = useState(stamp);
  return seen !== stamp ? (
    <Alert tone="warning" announce>
      {lastLookMessages.changed}
    </Alert>
  ) : null;
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
