import { useEffect, useId } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { Button } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import type { ComponentChange } from './component-change.ts';
import { Consequence } from './consequence.tsx';
import { FinancialFields } from './financial-form.tsx';
import { PROPOSED_FIELD_ID } from './focus.ts';
import { RecordFields } from './form-parts.tsx';
import { ImpactFields } from './impact-form.tsx';
import { type EditorSide, editorMessages, componentMessages as say } from './messages.ts';
import type { OpenForm } from './open-form.ts';
import { previewTopic } from './preview-topic.ts';
import type { ComponentFormState } from './use-component-form.tsx';

interface ComponentFormProps {
  state: ComponentFormState;
  form: OpenForm;
  side: EditorSide;
  whole: WholeAssessment;
  /** The relevant topics. */
  topics: readonly Topic[];
}

/** The form of an impact, a risk or an opportunity, with what follows from it beside. */
export function ComponentForm({ state, form, side, whole, topics }: ComponentFormProps) {
  const { component } = form;
  const headingId = useId();
  const { formRef, isDirty, isSaving, problems } = state;
  const change: (change: ComponentChange) => void = state.change;
  const topic = topics.find(({ id }) => id === component.topicId);
  const isWide = useMediaQuery('(min-width: 75rem)');
  const consequence = (
    <Consequence
      component={component}
      side={side}
      topic={topic}
      preview={topic ? previewTopic(topic, whole.components, component) : null}
      thresholds={whole.assessment.thresholds}
    />
  );
  const parts = { component, problems, change, consequence: isWide ? null : consequence, proposed: form.proposed };
  const isNew = form.seenVersion === null;

  useEffect(() => {
    // A form brought back by a reload does not take the focus away from where one is.
    const { activeElement, body } = document;
    const isOpenedNow = activeElement?.id.includes('-component-') || activeElement === body;
    // A proposal comes from another screen, whose change has put the focus on the whole of this one.
    const isProposedNow = form.proposed !== undefined && activeElement?.tagName === 'MAIN';
    if (!isOpenedNow && !isProposedNow) return;
    const first =
      form.proposed && form.proposed !== 'component' ? `#${PROPOSED_FIELD_ID}` : 'input:not([type="radio"])';
    formRef.current?.querySelector<HTMLElement>(first)?.focus();
  }, [formRef, form.proposed]);

  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        void state.save(true);
      }}
      className="scroll-mt-4 border-l-2 border-accent bg-surface"
    >
      <div className="grid gap-6 px-4 py-5 sm:px-5 min-[75rem]:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="flex min-w-0 flex-col gap-7">
          <h4 id={headingId} className="headline text-lg">
            {isNew ? editorMessages[side].newTitle : editorMessages[side].editTitle}
          </h4>
          {side === 'impact' ? <ImpactFields {...parts} /> : <FinancialFields {...parts} />}
          <RecordFields {...parts} topics={topics} />
        </div>
        {isWide ? <div className="min-w-0">{consequence}</div> : null}
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t px-4 py-3 sm:px-5">
        <Button type="submit" variant="primary" busy={isSaving} busyText={say.saving}>
          {say.save[component.kind]}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={state.cancel}>
          {say.cancel}
        </Button>
        {isDirty ? <span className="ml-auto text-xs text-muted">{say.unsaved}</span> : null}
      </footer>
    </form>
  );
}
