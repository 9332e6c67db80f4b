import { Suspense, useCallback } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import { cellForm } from '#web/features/saving/register-forms.ts';
import { useSteady } from '#web/lib/use-event-callbacks.ts';
import type { Edits } from '../edits/use-edits.ts';
import type { OfferedCell } from '../grid/use-offered-cell.ts';
import { later } from '../rows/lazy-parts.ts';

const KeptCells = later(async () => (await import('../cells/cell-drafts.tsx')).KeptCells);
const ReviewBar = later(async () => (await import('../review/review-bar.tsx')).ReviewBar);

interface LeftOverProps {
  whole: WholeAssessment;
  edits: Edits;
  /** A form is open, so reviews wait. */
  isWaiting: boolean;
  offered: OfferedCell | null;
  onEdit: (id: string) => void;
  onDelete: (row: ComponentRow) => void;
  /** Shows the rows that must be reviewed. */
  onFilter: () => void;
}

/** Leftovers: rows that were carried over and not yet reviewed, and input in cells that was never saved. */
export function LeftOver({ whole, edits, isWaiting, offered, onEdit, onDelete, onFilter }: LeftOverProps) {
  // A key in the table renders neither the unsaved cells nor the review again.
  const { components } = whole;
  const { unsaved } = edits;
  const readRow = useCallback(
    (id: string) => unsaved.get().get(id) ?? componentsById(components).get(id),
    [unsaved, components],
  );
  const review = useSteady({
    onChange: onEdit,
    onDrop: onDelete,
    onFilter,
  });
  return (
    <>
      <Suspense>
        <ReviewBar whole={whole} isWaiting={isWaiting} {...review} />
      </Suspense>
      <Suspense>
        <KeptCells assessmentId={whole.assessment.id} read={readRow} open={formOf(offered)} onSave={edits.edit} />
      </Suspense>
    </>
  );
}

/** The name under which the open cell stores typed text. */
const formOf = (offered: OfferedCell | null) =>
  offered?.edit.kind === 'score' ? cellForm(offered.component, offered.edit.name) : null;
