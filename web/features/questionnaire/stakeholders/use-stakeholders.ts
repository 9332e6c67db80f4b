import { useCallback, useMemo, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { StakeholderRow } from '#contract/stakeholders.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { newStakeholder } from '#domain/stakeholders/stakeholder-defaults.ts';
import { hasStakeholderData } from '#domain/stakeholders/stakeholder-validation.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { type News, readNews } from '#web/features/saving/news.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { stakeholderMessages as say } from './messages.ts';
import {
  checkStakeholder,
  isSameStakeholder,
  settleStakeholder,
  sortStakeholders,
  stakeholderOf,
} from './stakeholder-value.ts';
import { useOpenEntries } from './use-open-entries.ts';

export interface StakeholderEntry {
  id: string;
  /** What is saved; undefined for a new entry. */
  row: StakeholderRow | undefined;
  /** As shown on the screen, including unsaved input. */
  value: Stakeholder;
  isEditing: boolean;
  /** A group that was ticked, which nobody has begun to fill in; it cannot be saved yet. */
  isWaiting: boolean;
  /** What somebody else has done to an entry with unsaved input. */
  news: News | null;
}

/** The entries of the stakeholder table, and the actions on them. */
export function useStakeholders(whole: WholeAssessment) {
  const { saved, forgetRow, ...rows } = useStakeholderRows(whole);
  const { drafts } = rows;
  const editing = useOpenEntries();
  // Created once per row: of hundreds of entries, only those with a changed value render again.
  const values = useMemo(() => new Map([...saved].map(([id, row]) => [id, stakeholderOf(id, row)])), [saved]);
  const order = useMemo(() => sortStakeholders(whole.stakeholders).map(({ id }) => id), [whole.stakeholders]);
  const { added, edited, leave } = editing;
  const { drop } = rows;
  const known = useRef(new Map<string, StakeholderEntry>());
  const entries = useMemo(() => {
    const ids = [...new Set([...Object.keys(drafts), ...added])].filter((id) => !saved.has(id));
    const made = [...ids.toReversed(), ...order].map((id): StakeholderEntry => {
      const row = saved.get(id);
      const draft = drafts[id];
      const value = draft?.value ?? values.get(id) ?? stakeholderOf(id, row);
      const isWaiting = !row && !edited.has(id) && !hasStakeholderData(value);
      const isEditing = !isWaiting && (!row || edited.has(id) || draft !== undefined);
      const entry = { id, row, value, isEditing, isWaiting, news: readNews(draft, row, merging) };
      // An unchanged entry stays the same object: otherwise hundreds of others would render with each key.
      const before = known.current.get(id);
      return before && isSameEntry(before, entry) ? before : entry;
    });
    known.current = new Map(made.map((entry) => [entry.id, entry]));
    const waiting = sortStakeholders(made.filter((entry) => entry.isWaiting).map(({ value }) => value));
    return [...made.filter((entry) => !entry.isWaiting), ...waiting.flatMap(({ id }) => known.current.get(id) ?? [])];
  }, [drafts, added, edited, saved, values, order]);
  const waitingIds = new Set(entries.filter((entry) => entry.isWaiting).map(({ id }) => id));
  const unsaved = Object.keys(drafts).filter((id) => !waitingIds.has(id));
  return {
    entries,
    isDirty: unsaved.length > 0,
    /** The ids of entries with unsaved input; ticked groups have none. */
    unsaved,
    question: rows.question,
    /** An entry that was begun stays open, even if everything in it is deleted again. */
    change(id: string, value: Stakeholder) {
      editing.edit(id);
      rows.change(id, value);
    },
    add: editing.add,
    /** Adds a row to fill in for each group. */
    tick(groups: readonly string[]) {
      const ids = editing.wait(groups.length);
      rows.tick(ids.map((id, at) => ({ ...newStakeholder(id), stakeholderGroup: groups[at] ?? '' })));
    },
    edit: editing.edit,
    /** Discards input; a new entry is removed. The input can be restored for a moment. */
    cancel(id: string) {
      const draft = rows.drop(id);
      editing.leave([id]);
      if (!draft) return;
      toast.info(say.discarded, { action: { label: say.undo, onPress: () => rows.restore(id, draft) } });
    },
    /** Removes a row that was never filled in. Stable. */
    drop: useCallback(
      (id: string) => {
        drop(id);
        leave([id]);
      },
      [drop, leave],
    ),
    /** Saves entries that have been validated; false if it failed, which has been reported then. */
    async save(meant: readonly string[]): Promise<boolean> {
      if (!(await rows.save(meant))) return false;
      editing.leave(meant);
      return true;
    },
    discard() {
      rows.discard();
      editing.leaveAll();
    },
    /** Forgets a deleted entry. */
    forget(id: string) {
      rows.drop(id);
      editing.leave([id]);
      forgetRow(id);
    },
  };
}

function isSameEntry(first: StakeholderEntry, second: StakeholderEntry): boolean {
  const isSameNews = JSON.stringify(first.news) === JSON.stringify(second.news);
  return (
    first.row === second.row &&
    first.value === second.value &&
    first.isEditing === second.isEditing &&
    first.isWaiting === second.isWaiting &&
    isSameNews
  );
}

const merging = mergingOf<Stakeholder, StakeholderRow, Omit<Stakeholder, 'id'>>({
  fields: stakeholderFields,
  valuesOf: (value) => value,
  withValues: (value, values) => ({ ...value, ...values }),
  valuesIn: (row) => row,
  begin: ({ id }) => newStakeholder(id),
  title: groupName,
});

/** The unsaved entries, and saving them. */
function useStakeholderRows({ assessment, stakeholders }: WholeAssessment) {
  const patch = usePatchAssessment(assessment.id);
  const saved = useMemo(
    () => new Map<string, StakeholderRow>(stakeholders.map((row) => [row.id, row])),
    [stakeholders],
  );
  const ticked = useRef(new Set<string>());
  const rows = useChangedRows<Stakeholder, StakeholderRow>({
    scope: assessmentScope(assessment.id),
    form: 'stakeholders',
    savedRow: (key) => saved.get(key),
    // A ticked group is kept even if it is the one that every new entry begins with.
    isSame: (value, row, key) => !ticked.current.has(key) && isSameStakeholder(value, row),
    keyOf: (row) => row.id,
    send: (changes) =>
      api.stakeholders.save({
        assessmentId: assessment.id,
        rows: changes.map(({ value, seenVersion }) => ({ ...settleStakeholder(value), seenVersion })),
      }),
    apply: (changed, gone) =>
      patch((before) => ({
        ...before,
        stakeholders: mergeRows(before.stakeholders, changed, (row) => row.id).filter(({ id }) => !gone.includes(id)),
      })),
    merging,
    isRight: (value) => Object.keys(checkStakeholder(value)).length === 0,
    failedTitle: say.saveFailed,
  });
  const forgetRow = (id: string) =>
    patch((before) => ({ ...before, stakeholders: before.stakeholders.filter((row) => row.id !== id) }));
  const tick = (added: readonly Stakeholder[]) => {
    for (const { id } of added) ticked.current.add(id);
    rows.changeAll(added.map((value) => [value.id, value]));
  };
  return { ...rows, saved, forgetRow, tick };
}
