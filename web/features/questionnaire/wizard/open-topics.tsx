import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { MAX_REASON } from '#domain/limits.ts';
import type { DashboardTopic } from '#domain/results/dashboard.ts';
import type { ConcludedTopic } from '#domain/results/side-conclusions.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import type { FormState } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { lastLookMessages as say } from './messages.ts';
import type { CompletionInput } from './use-complete.ts';

interface OpenTopicsProps {
  whole: WholeAssessment;
  topics: readonly DashboardTopic[];
  form: FormState<CompletionInput>;
  /** Concludes on a topic. */
  onConclude: (topic: DashboardTopic) => void;
}

/** Up to this number, the topics are shown at once. */
const SHOWN = 8;

/** The topics without a conclusion: each is concluded here, or left open with a reason. */
export function OpenTopics({ whole, topics, form, onConclude }: OpenTopicsProps) {
  const [isOpen, setIsOpen] = useState(topics.length <= SHOWN);
  const { ownReasons } = form.value;
  if (topics.length === 0) return null;
  const setOwn = (id: string, reason: string | undefined) => {
    const { [id]: _before, ...others } = ownReasons;
    form.set({ ownReasons: reason === undefined ? others : { ...others, [id]: reason } });
  };
  const isShared = topics.some(({ id }) => ownReasons[id] === undefined);
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="font-medium">{say.openTopics(topics.length)}</h3>
        <p className="text-sm text-pretty text-muted">{say.openTopicsText}</p>
      </div>
      {isShared ? (
        <Field label={say.openReason} hint={say.openReasonHint} required error={form.errorOf('openReason')}>
          <LimitedTextarea {...form.text('openReason')} most={MAX_REASON} className="min-h-16" />
        </Field>
      ) : null}
      <Fold
        isOpen={isOpen}
        onToggle={setIsOpen}
        className="rounded-md border"
        summaryClassName="flex items-center rounded-md px-3 py-2 text-sm"
        summary={say.showOpen}
      >
        <ul className="max-h-72 divide-y overflow-y-auto border-t">
          {topics.map((topic) => (
            <li key={topic.id} className="px-3 py-2">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span dir="auto" className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere">
                  {nameOf(topic)}
                </span>
                <span className="flex flex-wrap gap-2">
                  <Button size="sm" aria-label={say.concludeOn(nameOf(topic))} onClick={() => onConclude(topic)}>
                    {say.conclude}
                  </Button>
                  {ownReasons[topic.id] === undefined ? (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={say.ownReasonFor(nameOf(topic))}
                      onClick={() => setOwn(topic.id, '')}
                    >
                      {say.ownReason}
                    </Button>
                  ) : (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={say.sharedReasonFor(nameOf(topic))}
                      onClick={() => setOwn(topic.id, undefined)}
                    >
                      {say.sharedReason}
                    </Button>
                  )}
                </span>
              </div>
              {ownReasons[topic.id] === undefined ? null : (
                <Field
                  label={say.reasonOf(topic.code)}
                  required
                  error={ownReasons[topic.id]?.trim() === '' ? form.errorOf('ownReasons') : undefined}
                  className="mt-2"
                >
                  <LimitedTextarea
                    value={ownReasons[topic.id] ?? ''}
                    onChange={({ currentTarget }) => setOwn(topic.id, currentTarget.value)}
                    most={MAX_REASON}
                    className="min-h-16"
                  />
                </Field>
              )}
            </li>
          ))}
        </ul>
      </Fold>
      <div>
        <LinkButton as={Link} to={`${screens.conclusions.path}?assessment=${whole.assessment.id}`} size="sm">
          {say.toConclusions}
        </LinkButton>
      </div>
    </section>
  );
}

const nameOf = ({ code, name }: DashboardTopic) => `${code} ${name}`;

const ConcludeDialog = lazy(() => import('#web/features/results/conclusions/conclude-dialog.tsx'));

interface ConcludeTopicProps {
  whole: WholeAssessment;
  topic: ConcludedTopic;
  onClose: () => void;
}
/** Concludes on one topic top-down. Not inside the form of completing: sending one would send the other. */
export function ConcludeTopic({ whole, topic, onClose }: ConcludeTopicProps) {
  const group = { group: { ...topic.topic.group, label: nameOf(topic.topic) }, topics: [topic] };
  return (
    <Suspense>
      <ConcludeDialog
        assessmentId={whole.assessment.id}
        version={whole.assessment.esrsVersion}
        group={group}
        form={`conclusion-${topic.topic.id}`}
        rows={whole.decisions}
        onClose={onClose}
      />
    </Suspense>
  );
}
