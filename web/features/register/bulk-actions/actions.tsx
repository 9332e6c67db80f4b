import { ArrowRightLeft, Check, CheckCheck, type LucideIcon, Pencil, Trash2, UserRound, Waypoints } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { type ComponentChange, changeComponent } from '#domain/components/change-component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';
import { componentOf } from '#web/features/register/components/component-input.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { choicesOf } from '../cells/choices-of.ts';
import { columns, isBeside, type RegisterColumn } from '../rows/columns.ts';
import { registerMessages } from '../rows/messages.ts';
import { ActDialog } from './act-dialog.tsx';
import { Assign } from './assign.tsx';
import { ClearReviews } from './clear-reviews.tsx';
import { severalMessages as say } from './messages.ts';
import { Place } from './place.tsx';
import { type ChosenRows, planChange, planRemoval } from './plan.ts';

export interface ActionProps {
  whole: WholeAssessment;
  chosen: ChosenRows;
  onClose: () => void;
  /** Receives the act and its announcement. */
  onDone: (act: string, words: string) => void;
}

/** An action on all selected rows. */
export interface SeveralAction {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** If omitted, the action is always offered. */
  isOffered?: (rows: readonly ComponentRow[], work: KnownWork | undefined) => boolean;
  /** The form that asks for the values and carries out the action. */
  Form: ComponentType<ActionProps>;
}

/** All actions on several rows, in the order of the bar. A new one is a line here and its form. */
export const severalActions: readonly SeveralAction[] = [
  { id: 'set', label: say.setValue, Icon: Pencil, Form: SetValue },
  { id: 'move', label: say.move, Icon: ArrowRightLeft, Form: Move },
  { id: 'assign', label: say.assign, Icon: UserRound, Form: Assign },
  { id: 'place', label: say.place, Icon: Waypoints, Form: Place },
  { id: 'review', label: say.review, Icon: Check, isOffered: (rows) => rows.some(isCarriedOver), Form: Review },
  { id: 'clear', label: say.clearReviews, Icon: CheckCheck, isOffered: areInReview, Form: ClearReviews },
  { id: 'remove', label: say.remove, Icon: Trash2, Form: Remove },
];

function isCarriedOver({ carriedFrom }: ComponentRow): boolean {
  return carriedFrom !== '';
}

function areInReview(rows: readonly ComponentRow[], work: KnownWork | undefined): boolean {
  return rows.some(({ id }) => work?.standings.of('component', id).review === 'in-review');
}

/** Values that are changed in cells, with their names, because no cell is visible. */
const labelOf = ({ id, label }: RegisterColumn) =>
  ({ kind: componentFields.impactPolarity.label, actuality: componentFields.actualPotentialImpact.label })[id] ?? label;

function SetValue({ whole, chosen, onClose, onDone }: ActionProps) {
  const scales = useScalesOf(whole.assessment.id);
  const [columnId, setColumnId] = useState('');
  const [value, setValue] = useState('');
  const editOf = (row: ComponentRow, of: RegisterColumn) => {
    const edit = of.edit?.(row);
    return typeof edit === 'object' && !isBeside(edit) ? edit : null;
  };
  const offered = columns.filter((each) => chosen.rows.some((row) => editOf(row, each)));
  const column = offered.find(({ id }) => id === columnId);
  const example = column && chosen.rows.find((row) => editOf(row, column));
  const edit = column && example ? editOf(example, column) : null;
  const choices = edit && example ? choicesOf(edit, example, scales) : [];
  const choice = choices.find((each) => String(each.value) === value);
  const plan =
    column && choice
      ? planChange(chosen, (row) => {
          const own = column.edit?.(row);
          if (own === undefined) return registerMessages.notHere['other-kind'];
          if (typeof own === 'string') return registerMessages.notHere[own];
          if (isBeside(own)) return registerMessages.notHere['other-kind'];
          return changeComponent(componentOf(row), { [own.name]: choice.value } as ComponentChange);
        })
      : null;
  return (
    <ActDialog
      whole={whole}
      title={say.setTitle(chosen.rows.length)}
      plan={plan}
      confirm={say.apply}
      onClose={onClose}
      onDone={(act, count) => onDone(act, say.done(count))}
    >
      <Field label={say.what}>
        <Select
          value={columnId}
          placeholder={say.choose}
          options={offered.map((each) => ({ value: each.id, label: labelOf(each) }))}
          onChange={(event) => {
            setColumnId(event.target.value);
            setValue('');
          }}
        />
      </Field>
      <Field label={say.value}>
        <Select
          value={value}
          disabled={!column}
          placeholder={say.choose}
          options={choices.map((each) => ({
            value: String(each.value),
            label: edit?.kind === 'score' && each.value !== null ? `${each.value}: ${each.text}` : each.text,
          }))}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
}

function Move({ whole, chosen, onClose, onDone }: ActionProps) {
  const [topicId, setTopicId] = useState('');
  const topics = relevantTopics(whole.topics, whole.selections);
  const topic = topics.find(({ id }) => id === topicId);
  const plan = topic ? planChange(chosen, (row) => ({ ...componentOf(row), topicId: topic.id })) : null;
  return (
    <ActDialog
      whole={whole}
      title={say.moveTitle(chosen.rows.length)}
      plan={plan}
      confirm={say.applyMove}
      onClose={onClose}
      onDone={(act, count) => onDone(act, say.doneMove(count))}
    >
      <Field label={say.toTopic}>
        <Select
          value={topicId}
          placeholder={say.choose}
          options={topics.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
          onChange={(event) => setTopicId(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
}

function Review({ whole, chosen, onClose, onDone }: ActionProps) {
  const carried = chosen.rows.filter(isCarriedOver);
  const plan = planChange({ ...chosen, rows: carried }, (row) => ({ ...componentOf(row), carriedFrom: '' }));
  return (
    <ActDialog
      whole={whole}
      title={say.reviewTitle(carried.length)}
      description={say.reviewText}
      plan={plan}
      confirm={say.applyReview}
      onClose={onClose}
      onDone={(act, count) => onDone(act, say.doneReview(count))}
    />
  );
}

function Remove({ whole, chosen, onClose, onDone }: ActionProps) {
  return (
    <ActDialog
      whole={whole}
      title={say.removeTitle(chosen.rows.map((row) => row.title))}
      description={say.removeText(chosen.rows.length)}
      plan={planRemoval(chosen)}
      confirm={say.applyRemove}
      isDestructive
      onClose={onClose}
      onDone={(act, count) => onDone(act, say.doneRemove(count))}
    />
  );
}
