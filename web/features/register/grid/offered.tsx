import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentChange } from '#domain/components/change-component.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';
import { WorkPopup } from '#web/features/assurance/assignments/work-popup.tsx';
import { placingMessages } from '#web/features/questionnaire/value-chain/messages.ts';
import { PlaceForm } from '#web/features/questionnaire/value-chain/place-form.tsx';
import { PopupAt } from '#web/ui/overlays/popup-at.tsx';
import { CellChoices } from '../cells/cell-choices.tsx';
import { isBeside } from '../rows/columns.ts';
import { TABLE_ID } from '../rows/table-id.ts';
import { cellId } from './active-cell.ts';
import type { OfferedCell } from './use-offered-cell.ts';

interface OfferedProps {
  cell: OfferedCell;
  whole: WholeAssessment;
  /** Undefined until it has been loaded. */
  work: KnownWork | undefined;
  onChoose: (change: ComponentChange) => void;
  /** Called with a completed act, for the key that undoes it. */
  onAct: (act: string, words: string) => void;
  onClose: () => void;
}

/** What opens at a cell: its values, or the form for data stored separately. */
export function Offered({ cell, whole, work, onChoose, onAct, onClose }: OfferedProps) {
  const { component, column, edit, standing } = cell;
  const place = { anchorId: cellId(component.id, column.id), returnToId: TABLE_ID, onClose };
  if (!isBeside(edit)) {
    return (
      <CellChoices
        // Opening another cell discards the state of this one.
        key={place.anchorId}
        {...place}
        assessmentId={whole.assessment.id}
        component={component}
        label={column.label}
        edit={edit}
        onChoose={onChoose}
      />
    );
  }
  if (edit.kind === 'place') {
    return (
      <PopupAt {...place} title={placingMessages.placeOf(component.title)}>
        <PlaceForm whole={whole} component={component} onAct={onAct} onDone={onClose} />
      </PopupAt>
    );
  }
  if (!work || !standing) return null;
  return (
    <WorkPopup
      key={place.anchorId}
      {...place}
      assessmentId={whole.assessment.id}
      work={work}
      record={{ noun: 'component', key: component.id }}
      standing={standing}
      name={component.title}
      part={edit.part}
    />
  );
}
