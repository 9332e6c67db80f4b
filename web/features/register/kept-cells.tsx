import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { REASON_OF } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { MAX_CRITERION_REASON } from '#domain/limits.ts';
import { componentsById } from '#web/features/components/components-by-id.ts';
import { useKeptForms } from '#web/features/saving/use-kept-forms.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LimitedTextarea } from '#web/ui/limited-text.tsx';
import { type KeptCell, useKeptCell } from './kept-cell.ts';
import { isCellForm } from './kept-forms.ts';
import { keptMessages as say } from './kept-messages.ts';
import { TABLE_ID } from './table-id.ts';

interface KeptCellsProps {
  whole: WholeAssessment;
  /** The rows that say something else than what is saved. */
  unsaved: ReadonlyMap<string, Component>;
  /** The cell that is open: it shows itself what is kept of it. */
  open: string | null;
  onSave: (id: string, change: ComponentChange) => void;
}

/** Stands above the rows with what was typed into cells and never came into a row: a reload, or a window that became narrow. */
export function KeptCells({ whole, unsaved, open, onSave }: KeptCellsProps) {
  const forms = useKeptForms(whole.assessment.id);
  const rows = componentsById(whole.components);
  return forms
    .filter((form) => isCellForm(form) && form !== open)
    .map((form) => (
      <KeptWords
        key={form}
        assessmentId={whole.assessment.id}
        form={form}
        read={(id) => unsaved.get(id) ?? rows.get(id)}
        onSave={onSave}
      />
    ));
}

interface KeptWordsProps extends Pick<KeptCellsProps, 'onSave'> {
  assessmentId: string;
  form: string;
  read: (id: string) => Component | undefined;
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
            // One line, as in its cell: it is drawn on several so that one sees what to shorten.
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

/** What saving would do besides: replace what a colleague has written meanwhile, or take a score along. */
function hintOf({ was, name, score }: KeptCell, stands: string): string | undefined {
  if (stands !== was) return say.changedMeanwhile(stands);
  return score === undefined ? undefined : say.withScore(componentFields[name].label, score);
}
