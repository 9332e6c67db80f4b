import { X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useId, useRef } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { reasonAskedBy } from '#domain/history/reason-kind.ts';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { StarterOrigin } from '#web/features/questionnaire/starter/starter-origin.tsx';
import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { AlsoOpenBy } from '#web/features/shell/presence/colleagues-at.tsx';
import { useReportPlace } from '#web/features/shell/presence/use-report-place.ts';
import { cn } from '#web/lib/cn.ts';
import { controlOf } from '#web/lib/focus-soon.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Form } from '#web/ui/inputs/form.tsx';
import { pageFooter } from '#web/ui/layout/page-footer.ts';
import { useIsStuck } from '#web/ui/layout/use-is-stuck.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import type { ProposedPart } from './component-input.ts';
import { Consequence, TopicConsequence } from './consequence.tsx';
import { FinancialFields } from './financial-form.tsx';
import { fieldId, PROPOSED_FIELD_ID } from './focus.ts';
import { FormScore } from './form-score.tsx';
import { ImpactFields } from './impact-form.tsx';
import { type EditorSide, editorMessages, componentMessages as say } from './messages.ts';
import { MoreFields } from './more-fields.tsx';
import { ComponentFormContext, type ComponentFormState, useComponentForm } from './use-component-form.ts';
import type { FieldPlace, OpenForm } from './use-open-form.tsx';

const EntryParts = lazy(async () => ({ default: (await import('./entry-parts.tsx')).EntryParts }));

interface ComponentFormProps {
  /** The level of its heading. */
  level?: 3 | 4;
  /** It was opened deliberately and takes the focus from anywhere; otherwise only from the button that opens it. */
  takesFocus?: boolean;
  open: OpenForm;
  side: EditorSide;
  /** The relevant topics, under which it can be moved. */
  topics: readonly Topic[];
}

/** The form of an impact, a risk or an opportunity, next to its consequences. */
export function ComponentForm({ level = 4, takesFocus = false, open, side, topics }: ComponentFormProps) {
  const form = useComponentForm(open);
  const draft = useDraft();
  const { assessment } = draft;
  const headingId = useId();
  useReportPlace('component', open.isNew ? null : open.input.component.id);
  const Heading = `h${level}` as const;
  // A panel is as narrow as a phone.
  const isWide = useMediaQuery('(min-width: 75rem)') && level === 4;
  const { proposed } = open.input;
  useFirstFocus(form, proposed, open.at, takesFocus);
  // The typed text comes first; its consequences follow a moment later.
  const weighed = useDeferredValue(form.value);
  const weight = { component: weighed, topics, of: draft };
  const Fields = side === 'impact' ? ImpactFields : FinancialFields;
  const formId = useId();
  const isInPanel = level === 3;
  const bar = (
    <FormBar isInPanel={isInPanel}>
      {isWide ? null : <FormScore {...weight} />}
      <FormActions open={open} form={form} formId={formId} isWide={isWide} />
    </FormBar>
  );
  return (
    <div
      className={cn(
        '@container/form relative border-l-2 border-accent bg-surface',
        // Focused elements are scrolled clear of the bar, which stays at the bottom; on a page, its height is known.
        isInPanel && '[&_:is(input,textarea,select,button)]:scroll-mb-20',
      )}
    >
      {/* Outside the form: submitting the evidence in the side panel would submit this form as well. */}
      {open.isNew ? null : (
        <div className="absolute top-3 right-2 sm:right-3">
          <EvidenceButton
            record={{ noun: 'component', recordId: form.value.id }}
            entry={form.value}
            name={form.value.title}
            hasWord
          />
        </div>
      )}
      <Form form={form} id={formId} aria-labelledby={headingId} className="scroll-mt-4">
        <div className={cn('grid gap-6 px-4 py-4 sm:px-5', isWide && 'grid-cols-[minmax(0,1fr)_15rem]')}>
          <div className="flex min-w-0 flex-col gap-4">
            <Heading id={headingId} className={cn('headline text-lg', open.isNew || 'pr-28')}>
              {open.isNew ? editorMessages[side].newTitle : editorMessages[side].editTitle}
            </Heading>
            <AlsoOpenBy recordId={open.input.component.id} />
            <MeanwhileNote
              className="empty:hidden"
              news={open.news}
              place={{ assessmentId: assessment.id, noun: 'component', id: form.value.id }}
            />
            <StarterOrigin component={form.value} />
            <ComponentFormContext value={form}>
              <Fields topics={topics} open={open} />
              <MoreFields
                open={open}
                proposed={proposed}
                consequence={isWide ? null : <TopicConsequence {...weight} level={isInPanel ? 4 : 5} />}
              />
            </ComponentFormContext>
            <WhyChanged open={open} />
            {isWide ? null : <AddAnother open={open} form={form} />}
          </div>
          {isWide ? (
            <div className={cn('min-w-0', open.isNew || 'pt-8')}>
              <Consequence {...weight} level={5} side={side} />
            </div>
          ) : null}
        </div>
        {isInPanel ? null : bar}
      </Form>
      {open.isNew ? null : (
        <div className="border-t px-4 py-5 sm:px-5">
          <Suspense fallback={null}>
            <EntryParts whole={draft} component={form.value} level={isInPanel ? 4 : 5} isEditable />
          </Suspense>
        </div>
      )}
      {/* At the very end, so that it also stays in view beside the measures. */}
      {isInPanel ? bar : null}
    </div>
  );
}

/** Stays in view at the bottom of the form or of the panel; in the questionnaire, in place of the section's own bar. */
function FormBar({ isInPanel, children }: { isInPanel: boolean; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const isStuck = useIsStuck(bar, 'bottom');
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      bar.current = element;
      return isInPanel ? undefined : pageFooter(element);
    },
    [isInPanel],
  );
  return (
    <div
      ref={attach}
      data-form-open={isInPanel ? undefined : true}
      data-form-bar={isStuck && !isInPanel ? true : undefined}
      className={cn(
        'bottom-0 flex items-center gap-3 border-t bg-surface px-4 py-2 sm:px-5',
        !isInPanel && 'sm:form-bar:pr-53',
        // On a low screen (high zoom), it would leave too little room.
        '[@media(height>=30rem)]:sticky [@media(height>=30rem)]:z-10',
      )}
    >
      {children}
    </div>
  );
}

interface FormActionsProps {
  open: OpenForm;
  form: ComponentFormState;
  formId: string;
  /** Otherwise, the score is beside the buttons, and what fits in one line are the two that close the form. */
  isWide: boolean;
}

/** The buttons that save and close the form; they can be outside its element. */
function FormActions({ open, form, formId, isWide }: FormActionsProps) {
  return (
    <footer className={cn('flex items-center gap-2', isWide ? 'min-w-0 flex-1 flex-wrap' : 'shrink-0')}>
      {open.isDirty && !isWide ? (
        <span title={say.unsaved} className="size-2 rounded-full bg-warning">
          <span className="sr-only">{say.unsaved}</span>
        </span>
      ) : null}
      <Button type="submit" form={formId} variant="primary" busy={form.isBusy} busyText={say.saving}>
        {say.save[form.value.kind]}
      </Button>
      {isWide ? <AddAnother open={open} form={form} /> : null}
      <Button
        variant="ghost"
        disabled={form.isBusy}
        onClick={open.cancel}
        className={isWide ? undefined : '@max-md/form:-mr-2 @max-md/form:px-2.5'}
      >
        {isWide ? null : <X aria-hidden="true" className="@md/form:hidden" />}
        <span className={isWide ? undefined : '@max-md/form:sr-only'}>{say.cancel}</span>
      </Button>
      {open.isDirty && isWide ? <span className="ml-auto text-xs text-muted">{say.unsaved}</span> : null}
    </footer>
  );
}

/** Saves a new entry and opens an empty form for the next one. */
function AddAnother({ open, form }: Pick<FormActionsProps, 'open' | 'form'>) {
  return open.isNew ? (
    <Button disabled={form.isBusy} onClick={open.addAnother} className="self-start">
      {say.saveAndAdd}
    </Button>
  ) : null;
}

/** Asks why if the change needs a reason: not for something never scored before. */
function WhyChanged({ open: { input, change } }: Pick<ComponentFormProps, 'open'>) {
  const row = useDraft().components.find(({ id }) => id === input.component.id);
  const kind = row ? reasonAskedBy(row, input.component) : null;
  return kind ? (
    <WhyField kind={kind} value={input.reason ?? ''} onChange={(reason) => change({ ...input, reason })} />
  ) : null;
}

/** The focus goes into a newly opened form; one restored by a reload does not take it. */
function useFirstFocus(
  { element }: Pick<ComponentFormState, 'element'>,
  proposed: ProposedPart | undefined,
  at: FieldPlace | null,
  takesFocus: boolean,
): void {
  useEffect(() => {
    const field = at && document.getElementById(fieldId(at.field));
    if (field) return controlOf(field).focus();
    const { activeElement, body } = document;
    const isOpenedNow = activeElement?.id.includes('-component-') || activeElement === body;
    // A proposal comes from another screen; after the navigation, the focus is on `main`.
    const isProposedNow = proposed !== undefined && activeElement?.tagName === 'MAIN';
    if (!isOpenedNow && !isProposedNow && !takesFocus) return;
    const first = proposed && proposed !== 'component' ? `#${PROPOSED_FIELD_ID}` : 'input:not([type="radio"])';
    element.current?.querySelector<HTMLElement>(first)?.focus();
    // A form that goes on below the window starts at its top, so that as much as possible is in view.
    if (element.current && element.current.getBoundingClientRect().bottom > window.innerHeight) {
      element.current.scrollIntoView({ block: 'start' });
    }
  }, [element, proposed, at, takesFocus]);
}
