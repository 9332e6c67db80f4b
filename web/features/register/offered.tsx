import type { WholeAssessment } from '#contract/assessment.ts';
import type { KnownWork } from '#web/features/assignments/known-work.ts';
import { WorkPopup } from '#web/features/assignments/work-popup.tsx';
import type { ComponentChange } from '#web/features/components/component-change.ts';
import { CellChoices } from './cell-choices.tsx';
import { cellId } from './grid-row.tsx';
import { TABLE_ID } from './table-id.ts';
import type { OfferedCell } from './use-table.ts';

interface OfferedProps {
  cell: OfferedCell;
  assessmentId: WholeAssessment['assessment']['id'];
  /** Undefined until it is known. */
  work: KnownWork | undefined;
  onChoose: (change: ComponentChange) => void;
  onClose: () => void;
}

/** What is offered at a cell: its values, or the form for the work on its row. */
export function Offered({ cell, assessmentId, work, onChoose, onClose }: OfferedProps) {
  const { component, column, edit, standing } = cell;
  if (edit.kind !== 'work') {
    return (
      <CellChoices
        component={component}
        columnId={column.id}
        label={column.label}
        edit={edit}
        onChoose={onChoose}
        onClose={onClose}
      />
    );
  }
  if (!work || !standing) return null;
  return (
    <WorkPopup
      assessmentId={assessmentId}
      work={work}
      record={{ noun: 'component', key: component.id }}
      standing={standing}
      name={component.title}
      part={edit.part}
      anchorId={cellId(component.id, column.id)}
      returnToId={TABLE_ID}
      onClose={onClose}
    />
  );
}
