import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import type { ActivityId } from '#domain/ids.ts';
import type { Tier } from '#domain/value-chain/tiers.ts';
import { openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { useDeleteRow } from '#web/features/saving/use-delete-row.tsx';
import { api } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { cardId, tierAddId } from './focus.ts';
import { activityMessages, chainMessages, tierName } from './messages.ts';
import { type Destination, endOf, movedTo, stepFrom } from './moved-to.ts';
import { type ActivityInput, inputOf, newActivity, useActivityRows } from './use-activity-rows.ts';

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }));

/** The actions on the activities of a value chain. */
export interface Chain {
  add: (tier: Tier) => void;
  edit: (row: ActivityRow) => void;
  askDelete: (row: ActivityRow) => void;
  move: (row: ActivityRow, to: Destination) => void;
  /** Moves a row one position up or down; undefined if that is not possible. */
  step: (row: ActivityRow, lines: -1 | 1) => (() => void) | undefined;
  /** The announcement of a move within a tier, for screen readers. */
  told: string;
  /** The number of activities that are not waiting for anything: their save failed, or an earlier visit left them behind. */
  stuck: number;
  saveNow: () => void;
  discard: () => void;
  /** The caller must render them. */
  dialogs: ReactNode;
}

/** Naming, moving and deleting activities. */
export function useChain(whole: WholeAssessment): Chain {
  const { assessment, activities } = whole;
  const rows = useActivityRows(whole);
  const [opened, setOpened] = useState<ActivityInput | null>(null);
  const [told, setTold] = useState('');
  const present = useRef(activities);
  present.current = activities;
  const patch = usePatchAssessment(assessment.id);
  const deletion = useDeleteRow<ActivityRow>({
    readAgain: openAssessmentQuery.queryKey,
    remove: ({ id }, given) => api.valueChain.remove({ assessmentId: assessment.id, id, ...given }),
    recordedAs: ({ id }) => ({ assessmentId: assessment.id, noun: 'activity', rowId: id }),
    onGone: ({ id }) => {
      rows.drop(id);
      patch((before) => ({ ...before, activities: before.activities.filter((row) => row.id !== id) }));
    },
    focusAfter: ({ tier }) => tierAddId(tier),
    say: {
      title: activityMessages.deleteTitle,
      text: ({ name, componentIds }) =>
        activityMessages.deleteText(name, whole.components.filter(({ id }) => componentIds.includes(id)).length),
      confirm: chainMessages.delete,
      busy: activityMessages.deleting,
      keep: activityMessages.keep,
      deleted: activityMessages.deleted,
      failed: activityMessages.deleteFailed,
    },
  });

  /** Moves activities, keeping everything else that has been saved about them. */
  async function put(changed: readonly Pick<ActivityRow, 'id' | 'tier' | 'position'>[]): Promise<boolean> {
    const values = changed.flatMap(({ id, tier, position }) => {
      const row = present.current.find((each) => each.id === id);
      return row ? [[id, { ...inputOf(row), tier, position }] as const] : [];
    });
    rows.changeAll(values);
    return (await rows.save(values.map(([id]) => id))) !== null;
  }

  async function move(row: ActivityRow, to: Destination) {
    const changed = movedTo(activities, row.id, to);
    if (changed.length === 0) return;
    const before = changed.flatMap(({ id }) => activities.find((each) => each.id === id) ?? []);
    if (!(await put(changed))) return;
    focusSoon(cardId(row.id));
    if (row.tier === to.tier) {
      const order = movedOrder(activities, changed, to.tier);
      setTold(chainMessages.movedWithin(row.name, order.indexOf(row.id) + 1, order.length));
      return;
    }
    const onPress = () => void put(before).then(() => focusSoon(cardId(row.id)));
    toast.success(chainMessages.moved(row.name, tierName(to.tier)), {
      id: 'chain-moved',
      action: { label: chainMessages.undo, onPress },
      timeout: 10_000,
    });
  }

  const openNew = (tier: Tier) =>
    setOpened(newActivity(crypto.randomUUID() as ActivityId, tier, endOf(present.current, tier)));

  const value = opened && (rows.drafts[opened.id]?.value ?? opened);
  const isNew = value !== null && !activities.some(({ id }) => id === value.id);
  return {
    add: openNew,
    edit: (row) => setOpened(inputOf(row)),
    askDelete: deletion.askDelete,
    move: (row, to) => void move(row, to),
    step: (row, lines) => {
      const to = stepFrom(activities, row.id, lines);
      return to ? () => void move(row, to) : undefined;
    },
    told,
    stuck: opened ? 0 : Object.keys(rows.drafts).filter((id) => !rows.saving.has(id)).length,
    saveNow: () => void rows.save(),
    discard: rows.discard,
    dialogs: (
      <>
        {value ? (
          <Suspense>
            <ActivityDialog
              key={value.id}
              value={value}
              isNew={isNew}
              others={activities.filter(({ id }) => id !== value.id)}
              onChange={(next) => {
                setOpened(next);
                rows.change(next.id, next);
              }}
              onSave={async (addsAnother) => {
                // Nothing was changed, so there is nothing to send.
                const isSaved = (await rows.save([value.id])) !== null;
                if (!isSaved) return false;
                if (addsAnother) openNew(value.tier);
                else {
                  setOpened(null);
                  focusSoon(cardId(value.id), tierAddId(value.tier));
                }
                return true;
              }}
              onClose={() => {
                const draft = rows.drop(value.id);
                setOpened(null);
                focusSoon(isNew ? tierAddId(value.tier) : cardId(value.id));
                if (!draft) return;
                const onPress = () => {
                  rows.restore(value.id, draft);
                  setOpened(draft.value);
                };
                toast.info(activityMessages.discarded, { action: { label: chainMessages.undo, onPress } });
              }}
            />
          </Suspense>
        ) : null}
        {deletion.dialog}
        {rows.question}
      </>
    ),
  };
}

/** The ids of a tier in their new order. */
function movedOrder(rows: readonly ActivityRow[], changed: readonly ActivityRow[], tier: Tier): string[] {
  const next = new Map(changed.map((row) => [row.id, row]));
  return rows
    .map((row) => next.get(row.id) ?? row)
    .filter((row) => row.tier === tier)
    .toSorted((one, other) => one.position - other.position)
    .map(({ id }) => id);
}
