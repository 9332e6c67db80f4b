import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { StakeholderRow } from '#contract/stakeholders.ts';
import type { StakeholderId } from '#domain/ids.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { type StakeholderProblems, validateStakeholder } from '#domain/stakeholders/stakeholder-validation.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/assessment/api.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { stakeholderMessages as say } from './messages.ts';
import {
  describeStakeholderDifference,
  groupName,
  isSameStakeholder,
  settleStakeholder,
  sortStakeholders,
  stakeholderOf,
} from './stakeholder-value.ts';

export interface StakeholderEntry {
  id: string;
  /** What is saved; undefined for a new entry. */
  row: StakeholderRow | undefined;
  /** As it stands on the screen, unsaved input included. */
  value: Stakeholder;
  isEditing: boolean;
  isSaving: boolean;
  /** Shown at the fields; empty until a save was tried. */
  problems: StakeholderProblems;
}

/** The stakeholder table's entries and what can be done with them. */
export function useStakeholders(whole: WholeAssessment) {
  const assessmentId = whole.assessment.id;
  const patch = usePatchAssessment(assessmentId);
  const saved = useMemo(() => new Map<string, StakeholderRow>(whole.stakeholders.map((row) => [row.id, row])), [whole]);
  // New entries, in edit mode under an id that is theirs for good; and saved ones in edit mode.
  const [added, setAdded] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());

  const changed = useChangedRows<Stakeholder, StakeholderRow>({
    scope: assessmentScope(assessmentId),
    form: 'stakeholders',
    savedRow: (key) => saved.get(key),
    isSame: isSameStakeholder,
    keyOf: (row) => row.id,
    send: (changes) =>
      api.stakeholders.save({
        assessmentId,
        rows: changes.map(({ value, seenVersion }) => ({ ...settleStakeholder(value), seenVersion })),
      }),
    apply: (rows, goneKeys) =>
      patch((before) => ({
        ...before,
        stakeholders: mergeRows(before.stakeholders, rows, (row) => row.id).filter(({ id }) => !goneKeys.includes(id)),
      })),
    describe: ({ key, value }, theirs) => {
      const before = stakeholderOf(key, saved.get(key));
      return {
        label: groupName(value),
        mine: describeStakeholderDifference(value, theirs ?? before) || groupName(value),
        theirs: theirs && (describeStakeholderDifference(theirs, value) || groupName(theirs)),
      };
    },
    failedTitle: say.saveFailed,
  });
  const { drafts, saving } = changed;

  const newIds = [...new Set([...Object.keys(drafts).filter((id) => !saved.has(id)), ...added])].filter(
    (id) => !saved.has(id),
  );
  const entryOf = (id: string): StakeholderEntry => {
    const row = saved.get(id);
    const value = drafts[id]?.value ?? stakeholderOf(id, row);
    return {
      id,
      row,
      value,
      isEditing: !row || edited.has(id) || drafts[id] !== undefined,
      isSaving: saving.has(id),
      problems: tried.has(id) ? validateStakeholder(settleStakeholder(value)) : {},
    };
  };
  const entries = [...newIds.toReversed(), ...sortStakeholders(whole.stakeholders).map((row) => row.id)].map(entryOf);

  function leave(ids: readonly string[]) {
    setAdded((before) => before.filter((id) => !ids.includes(id)));
    setEdited((before) => new Set([...before].filter((id) => !ids.includes(id))));
    setTried((before) => new Set([...before].filter((id) => !ids.includes(id))));
  }

  /** False when an entry cannot be saved as it is; its fields, and a toast, say why. */
  function check(ids: readonly string[]): boolean {
    const problems = ids.map((id) => validateStakeholder(settleStakeholder(entryOf(id).value)));
    if (problems.every((found) => Object.keys(found).length === 0)) return true;
    setTried((before) => new Set([...before, ...ids]));
    if (problems.some((found) => found.row === 'no-data')) {
      toast.error(say.noData, { description: say.noDataText, id: 'stakeholders-no-data' });
    }
    return false;
  }

  async function save(ids: readonly string[], announce: boolean): Promise<boolean> {
    if (!check(ids) || !(await changed.save(ids))) return false;
    leave(ids);
    if (announce) toast.success(say.saved);
    return true;
  }

  return {
    entries,
    isDirty: changed.isDirty,
    question: changed.question,
    change: (id: string, value: Stakeholder) => changed.change(id, value),
    /** Begins a new entry; its id. */
    add(): StakeholderId {
      const id = crypto.randomUUID() as StakeholderId;
      setAdded((before) => [...before, id]);
      return id;
    },
    edit: (id: string) => setEdited((before) => new Set([...before, id])),
    /** Takes back what was entered; a new entry goes. What was unsaved can be brought back for a moment. */
    cancel(id: string) {
      const draft = drafts[id];
      changed.drop(id);
      leave([id]);
      if (!draft) return;
      toast.info(say.discarded, { action: { label: say.undo, onPress: () => changed.change(id, draft.value) } });
    },
    save,
    saveAll: () => save(Object.keys(drafts), false),
    discard() {
      const ids = [...added, ...edited, ...Object.keys(drafts)];
      changed.discard();
      leave(ids);
    },
    /** Forgets an entry that was deleted. */
    forget(id: string) {
      changed.drop(id);
      leave([id]);
      patch((before) => ({ ...before, stakeholders: before.stakeholders.filter((row) => row.id !== id) }));
    },
  };
}
