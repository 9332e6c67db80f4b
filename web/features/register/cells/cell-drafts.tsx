import { memo } from 'react';
import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { REASON_OF } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { MAX_CRITERION_REASON } from '#domain/limits.ts';
import { isCellForm } from '#web/features/saving/register-forms.ts';
import { useKeptForms } from '#web/features/saving/use-kept-forms.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { TABLE_ID } from '../rows/table-id.ts';
import { type KeptCell, useKeptCell } from './cell-draft.ts';
import { keptMessages as say } from './messages.ts';

interface KeptCellsProps {
  assessmentId: string;
  /** The current row; a different function once other rows are saved. */
  read: (id: string) => Component | undefined;
  /** The open cell: it shows its own draft. */
  open: string | null;
  onSave: (id: string, change: ComponentChange) => void;
}

/**
 * Shown above the rows: input that was typed into cells but never reached a row, because the page was reloaded or the window became
 * narrow.
 */
export const KeptCells = memo(function KeptCells({ assessmentId, open, ...rows }: KeptCellsProps) {
  return useKeptForms(assessmentId, isCellForm)
    .filter((form) => form !== open)
    .map((form) => <KeptWords key={form} assessmentId={assessmentId} form={form} {...rows} />);
});

interface KeptWordsProps extends Omit<KeptCellsProps, 'open'> {
  form: string;
}

function KeptWords({ assessmentId, form, read, onSave }: KeptWordsProps) {
  const [kept, keep] = useKeptCell(assessmentId, form);
  const reason = kept && REASON_OF[kept.name];
  if (!kept || !reason) return null;
  const { id, name, words, score, title } = kept;
  const component = read(id);
  const isTooLong = words.length > MAX_CRITERION_REASON;
  const label = componentFields[reason].label;

  function leave(change: ComponentChange | null): void {
    keep(undefined);
    if (change) onSave(id, change);
    document.getElementById(TABLE_ID)?.focus();
  }

  return (
    <Alert tone="warning" title={say.notInRow(label, component?.title ?? title)}>
      <form
        noValidate
        className="mt-2 flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!component || isTooLong) return;
          leave({ ...(score !== undefined && { [name]: score }), [reason]: words.trim() });
        }}
      >
        <Field label={label} hideLabel hint={component ? hintOf(kept, component[reason]) : say.rowIsGone}>
          <LimitedTextarea
            rows={1}
            value={words}
            most={MAX_CRITERION_REASON}
            // One line, as in its cell, but wrapped, so that you see what to shorten.
            onChange={(event) => keep({ ...kept, words: event.currentTarget.value.replaceAll('\n', ' ') })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {component ? (
            <Button type="submit" size="sm">
              {say.saveReason}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={() => leave(null)}>
            {component ? say.leaveReason : say.giveUpWords}
          </Button>
        </div>
      </form>
    </Alert>
  );
}

/** Side effects of saving: it replaces a colleague's reason, or also saves a score. */
function hintOf({ was, name, score }: KeptCell, stands: string): string | undefined {
  if (stands !== was) return say.changedMeanwhile(stands);
  return score === undefined ? undefined : say.withScore(componentFields[name].label, score);
}
