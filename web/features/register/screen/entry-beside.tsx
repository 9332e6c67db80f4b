import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import type { Edits } from '../edits/use-edits.ts';
import type { Table } from '../grid/use-table.ts';
import { Beside } from '../panel/entry-panel.tsx';
import type { Forms } from '../panel/use-forms.tsx';
import { later } from '../rows/lazy-parts.ts';

const Entry = later(async () => (await import('../panel/entry.tsx')).Entry);

interface EntryBesideProps {
  whole: WholeAssessment;
  forms: Forms;
  table: Table;
  edits: Edits;
  isWide: boolean;
  /** The entry on which the person is writing a comment. */
  commentedId: string | null;
  onStep: () => void;
  onEdit: (id: string) => void;
  onDelete: (row: ComponentRow) => void;
}

/** The current entry, or the open form, next to the rows. */
export function EntryBeside(props: EntryBesideProps) {
  const { whole, forms, table, edits, isWide, commentedId, onStep, onEdit, onDelete } = props;
  return (
    <Beside
      table={table}
      isWide={isWide}
      form={
        forms.open && {
          title: forms.open.input.component.title,
          element: forms.open.element,
          cancel: forms.open.cancel,
        }
      }
      isTold
      onStep={onStep}
      drawEntry={({ id, component }) => (
        <Entry
          component={component}
          whole={whole}
          unsaved={edits.unsaved}
          isGone={table.list.gone?.id === id}
          isCommenting={id === commentedId}
          acts={{
            onAct: edits.record,
            onEdit: () => onEdit(id),
            onDelete: () => {
              const saved = componentsById(whole.components).get(id);
              if (saved) onDelete(saved);
            },
          }}
        />
      )}
    />
  );
}
