import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { pageFooter } from '#web/ui/layout/page-footer.ts';
import { wizardMessages as say } from './messages.ts';

export type WizardAction = 'save' | 'next' | 'complete';

export interface WizardFooterProps {
  isFirst: boolean;
  isLast: boolean;
  isDirty: boolean;
  /** There is something in this browser that cannot be saved yet, such as ticked groups of stakeholders. */
  isKept: boolean;
  /** The action that is waiting for the server. */
  busy: WizardAction | null;
  onPrevious: () => void;
  onSave: () => void;
  onNext: () => void;
  onComplete: () => void;
}

/** Not the main button beside that of a form. */
const BESIDE_FORM =
  'form-bar:pointer-events-auto form-bar:border-line-strong form-bar:bg-surface form-bar:text-ink form-bar:hover:bg-sunken sm:form-bar:visible';

/** Previous, Save and Next (on the last section Complete Assessment), always in view, with the state of the input; on phones, that is a sign. */
export function WizardFooter(props: WizardFooterProps) {
  const { isFirst, isLast, isDirty, isKept, busy } = props;
  const state = isDirty ? say.unsaved : isKept ? say.kept : say.saved;
  return (
    // The bar of an open form takes its place, except for Next, which saves the form as well. On phones, there is no room for it, and two
    // bars would take a fifth of the window.
    <div
      ref={pageFooter}
      className="sticky bottom-0 z-20 border-t bg-ground form-bar:pointer-events-none form-bar:invisible form-bar:border-transparent form-bar:bg-transparent max-sm:form-open:hidden print:hidden"
    >
      <div className="flex page-width flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 sm:px-6">
        <Button onClick={props.onPrevious} disabled={isFirst}>
          <ChevronLeft aria-hidden="true" />
          <span className={cn(isLast && 'sr-only lg:not-sr-only')}>{say.previous}</span>
        </Button>
        <p role="status" title={state} className="flex flex-1 items-center justify-end gap-2 text-xs text-muted">
          {isDirty || isKept ? (
            <span aria-hidden="true" className="size-2 rounded-full bg-warning sm:size-1.5" />
          ) : (
            <Check aria-hidden="true" className="size-4 text-success sm:hidden" />
          )}
          <span className="max-sm:sr-only">{state}</span>
        </p>
        <div className="flex gap-2">
          <Button onClick={props.onSave} busy={busy === 'save'} busyText={say.saving}>
            {say.save}
          </Button>
          {isLast ? (
            <Button
              variant="primary"
              className={BESIDE_FORM}
              onClick={props.onComplete}
              busy={busy === 'complete'}
              busyText={say.saving}
            >
              {say.complete}
            </Button>
          ) : (
            <Button
              variant="primary"
              className={BESIDE_FORM}
              onClick={props.onNext}
              busy={busy === 'next'}
              busyText={say.saving}
            >
              {say.next}
              <ChevronRight aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
