import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import type { EditorSide } from '#web/features/register/components/messages.ts';
import { type OpenForm, useOpenForm } from '#web/features/register/components/use-open-form.tsx';

// Loaded when first opened.
const DeleteEntry = lazy(async () => ({ default: (await import('./delete-entry.tsx')).DeleteEntry }));
const ComponentForm = lazy(async () => ({
  default: (await import('#web/features/register/components/component-form.tsx')).ComponentForm,
}));

/** The forms of the entries: which one is open, and how to open them. */
export interface Forms {
  /** The open form, with its component. */
  open: (OpenForm & { element: ReactNode }) | null;
  openRow: (row: ComponentRow) => void;
  openNew: (topicId: TopicId, kind: ComponentKind) => void;
  askDelete: (row: ComponentRow) => void;
  /** The caller must render them. */
  dialogs: ReactNode;
}

const sideOf = (kind: ComponentKind): EditorSide => (kind === 'impact' ? 'impact' : 'financial');

/** The questionnaire's forms next to the table: you can start in one place and continue in the other. */
export function useForms({ topics, selections }: WholeAssessment): Forms {
  const forms = { impact: useOpenForm('impact'), financial: useOpenForm('financial') };
  const [doomed, setDoomed] = useState<{ row: ComponentRow } | null>(null);
  const doomedSide = doomed && sideOf(doomed.row.kind);
  // A form left open by an earlier visit does not take the focus.
  const wasAsked = useRef(false);
  const relevant = useMemo(() => relevantTopics(topics, selections), [topics, selections]);
  const side: EditorSide = forms.impact.form ? 'impact' : 'financial';
  const form = forms[side].form;
  return {
    open: form && {
      ...form,
      element: (
        <ComponentForm
          key={form.input.component.id}
          level={3}
          takesFocus={wasAsked.current}
          open={form}
          side={side}
          topics={relevant}
        />
      ),
    },
    openRow(row) {
      wasAsked.current = true;
      forms[sideOf(row.kind)].openRow(row);
    },
    openNew(topicId, kind) {
      wasAsked.current = true;
      forms[sideOf(kind)].openNew(topicId, kind);
    },
    askDelete: (row) => setDoomed({ row }),
    dialogs: (
      <>
        {forms.impact.dialogs}
        {forms.financial.dialogs}
        {doomed && doomedSide ? (
          <Suspense>
            <DeleteEntry key={doomedSide} side={doomedSide} asked={doomed} onGone={forms[doomedSide].forgetRow} />
          </Suspense>
        ) : null}
      </>
    ),
  };
}
