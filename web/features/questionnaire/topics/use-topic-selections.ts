import { useCallback, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { SelectionRow } from '#contract/topics.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import type { TopicId } from '#domain/ids.ts';
import { topicGroup } from '#domain/topics/topic-group.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { wholeMerging } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { topicMessages as say } from './messages.ts';

/** Why topics are set aside, by the key of their group. */
type Reasons = Readonly<Record<string, string>>;

/** Which topics are relevant (each one until it is deselected): saved values, unsaved ones, and saving. */
export function useTopicSelections({ assessment, topics, selections, components }: WholeAssessment) {
  const patch = usePatchAssessment(assessment.id);
  const saved = useMemo(() => new Map<string, SelectionRow>(selections.map((row) => [row.topicId, row])), [selections]);
  const names = useMemo(() => new Map<string, string>(topics.map(({ id, name }) => [id, name])), [topics]);
  const [reasons = {}, keepReasons] = useUnsaved<Reasons>(assessment.id, 'topic-selection-reasons');
  const groupOf = useMemo(
    () => new Map<string, string>(topics.map((topic) => [topic.id, topicGroup(topic, assessment.esrsVersion).key])),
    [topics, assessment.esrsVersion],
  );
  const reasonOf = (id: string) => {
    const reason = reasons[groupOf.get(id) ?? '']?.trim();
    return reason ? { reason } : {};
  };
  const rows = useChangedRows<boolean, SelectionRow>({
    scope: assessmentScope(assessment.id),
    form: 'topic-selection',
    isShown: (key) => names.has(key),
    savedRow: (key) => saved.get(key),
    isSame: (isRelevant, row) => isRelevant === (row?.isRelevant ?? true),
    keyOf: (row) => row.topicId,
    send: (changes) =>
      api.topics.saveSelections({
        assessmentId: assessment.id,
        selections: changes.map(({ key, value, seenVersion }) => ({
          topicId: key as TopicId,
          isRelevant: value,
          seenVersion,
          ...(!value && reasonOf(key)),
        })),
      }),
    apply: (changed) =>
      patch((before) => ({ ...before, selections: mergeRows(before.selections, changed, (row) => row.topicId) })),
    merging: wholeMerging<boolean, SelectionRow>({
      valueIn: (row) => row?.isRelevant ?? true,
      title: (_, key) => names.get(key) ?? '',
      word,
    }),
    failedTitle: say.saveFailed,
  });
  const { drafts, changeAll } = rows;
  const [isTried, setIsTried] = useState(false);
  const scored = useMemo(
    () => new Set<string>(components.filter((row) => openScoresOf(row).length === 0).map(({ topicId }) => topicId)),
    [components],
  );
  /** The groups with a topic that has a scored entry and is set aside here without a reason. */
  const lackingGroups = () => {
    const lacking = Object.entries(drafts).filter(
      ([id, draft]) =>
        !draft.value && (saved.get(id)?.isRelevant ?? true) && scored.has(id) && !('reason' in reasonOf(id)),
    );
    return [...new Set(lacking.flatMap(([id]) => groupOf.get(id) ?? []))];
  };
  const setGroup = useCallback(
    (ids: readonly string[], value: boolean) => changeAll(ids.map((id) => [id, value] as const)),
    [changeAll],
  );
  return {
    ...rows,
    discard: () => {
      keepReasons(undefined);
      rows.discard();
    },
    /** The groups whose topics lack a required reason, once saving was tried. */
    lacking: isTried ? lackingGroups() : [],
    save: async () => {
      setIsTried(true);
      if (lackingGroups().length > 0) {
        toast.error(say.saveFailed, { description: say.whyMissing });
        return null;
      }
      const outcome = await rows.save();
      if (outcome) {
        keepReasons(undefined);
        setIsTried(false);
      }
      return outcome;
    },
    /** Why topics of a group are set aside, until this is saved. */
    reasons,
    setReason: (group: string, reason: string) => keepReasons({ ...reasons, [group]: reason }),
    saved,
    setGroup,
    unsavedCount: Object.keys(drafts).filter((id) => names.has(id)).length,
    isRelevant: (id: string) => drafts[id]?.value ?? saved.get(id)?.isRelevant ?? true,
  };
}

function word(isRelevant: boolean): string {
  return isRelevant ? say.isRelevant : say.isNotRelevant;
}
