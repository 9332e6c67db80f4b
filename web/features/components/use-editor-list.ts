import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { type EditorData, filterEditorData, readEditorData } from './editor-rows.ts';
import { editButtonId } from './focus.ts';
import type { EditorSide } from './messages.ts';

/** Above so many components the groups start closed: one looks for one's own. */
const MANY = 80;

export type EditorList = ReturnType<typeof useEditorList>;

/**
 * What an editor lists: groups of topics with their components, narrowed by search and filter, each group open or closed.
 *
 * @param anchorTopicId of the topic under which a form is open: it stays in sight
 */
export function useEditorList(whole: WholeAssessment, side: EditorSide, anchorTopicId: string | null) {
  const { topics, selections, components, assessment } = whole;
  // Thresholds and names change nothing in the list.
  const data = useMemo(
    () => readEditorData({ topics, selections, components }, assessment.esrsVersion, side),
    [topics, selections, components, assessment.esrsVersion, side],
  );
  const total = [...data.rows.values()].reduce((sum, rows) => sum + rows.length, 0);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const { closed, setClosed, toggle } = useClosedGroups(data, total, anchorTopicId);
  const isPrinting = useIsPrinting();
  const [linkedTopicId, setLinkedTopicId] = useState<string>();
  const groups = useMemo(
    () => filterEditorData(data, { search, only, anchorTopicId }),
    [data, search, only, anchorTopicId],
  );
  const showAll = useCallback(() => {
    setTyped('');
    setOnly(null);
  }, []);

  useLinkedPlace('component', (id) => {
    const topicId = components.find((component) => component.id === id)?.topicId;
    const group = data.groups.find((candidate) => candidate.topics.some((topic) => topic.id === topicId));
    if (!group) return;
    showAll();
    setLinkedTopicId(topicId);
    // At once, not as a transition: the focus goes there.
    setClosed((before) => withKey(before, group.key, false));
    focusSoon(editButtonId(id));
  });

  const all = data.groups.flatMap((group) => group.topics);
  const uncovered = all.filter((topic) => !data.rows.has(topic.id)).map((topic) => topic.id);
  return {
    groups,
    rows: data.rows,
    points: data.points,
    typed,
    search,
    setTyped,
    showAll,
    total,
    topicCount: all.length,
    uncoveredCount: uncovered.length,
    isFiltered: only !== null,
    filter: (isFiltered: boolean) => setOnly(isFiltered ? new Set(uncovered) : null),
    isPrinting,
    isWhole: (topicId: string) => total <= MANY || topicId === linkedTopicId,
    isOpen: ({ key, topics: own }: EditorData['groups'][number]) =>
      search !== '' || isPrinting || !closed.has(key) || own.some((topic) => topic.id === anchorTopicId),
    toggle,
    areAllOpen: closed.size === 0,
    toggleAll: () =>
      startTransition(() => setClosed(new Set(closed.size === 0 ? data.groups.map((group) => group.key) : []))),
  };
}

function useClosedGroups({ groups }: EditorData, total: number, anchorTopicId: string | null) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => {
    if (total <= MANY) return new Set();
    // A form brought back by a reload keeps its group open after it is closed.
    const others = groups.filter((group) => !group.topics.some((topic) => topic.id === anchorTopicId));
    return new Set(others.map((group) => group.key));
  });
  const toggle = useCallback((key: string, isOpen: boolean) => {
    // As a transition: a group may hold hundreds of rows.
    startTransition(() => setClosed((before) => withKey(before, key, !isOpen)));
  }, []);
  return { closed, setClosed, toggle };
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}
