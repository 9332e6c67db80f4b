import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { isMeasureItemId } from '#domain/chat/places.ts';
import { isEvidenceButtonId } from '#web/features/assurance/evidence/evidence-place.ts';
import { markButtonId } from '#web/features/assurance/evidence/mark-button-id.ts';
import { useStarterCounts } from '#web/features/questionnaire/starter/use-starter-counts.ts';
import { focusOncePartStands, focusSoon } from '#web/lib/focus-soon.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { type EditorData, filterEditorData, readEditorData, type ShownGroup } from './editor-rows.ts';
import { addButtonId, editButtonId } from './focus.ts';
import type { EditorSide } from './messages.ts';
import { type TopicOrder, useScreeningOrder } from './use-screening-order.ts';

/** With more components than this, the groups start closed, because people look for their own. */
const MANY = 80;

export type EditorList = ReturnType<typeof useEditorList>;

/** What the list shows; stays the same object until something in it changes. */
export interface ShownList extends Pick<EditorData, 'rows' | 'points' | 'concluded'> {
  groups: ShownGroup[];
  /** The screening scores of the side by topic, if they give the order. */
  screenings: ReadonlyMap<string, number> | null;
  /** The suggestions by topic. */
  suggestionCounts: ReturnType<typeof useStarterCounts>;
  /** A component that gets the focus. */
  wanted: { id: string; topicId: string } | null;
  /** Renders all rows, including those far out of view, because there are few. */
  isWhole: boolean;
  isPrinting: boolean;
  isOpen: (group: EditorData['groups'][number]) => boolean;
}

/**
 * What an editor lists: groups of topics with their components, filtered by search and filter, each group open or closed.
 * @param anchorTopicId the topic under which a form is open, which stays visible
 * @param onField opens the form of a component at a field, if an address points to one
 */
export function useEditorList(
  whole: WholeAssessment,
  side: EditorSide,
  anchorTopicId: string | null,
  onField: (component: ComponentRow, field?: string) => void,
) {
  const { topics, selections, components, decisions, scores, assessment } = whole;
  // Thresholds and names change nothing in the list.
  const inReadingOrder = useMemo(
    () => readEditorData({ topics, selections, components, decisions }, assessment.esrsVersion, side),
    [topics, selections, components, decisions, assessment.esrsVersion, side],
  );
  const { data, screenings, order, setOrder, groupsIn } = useScreeningOrder(inReadingOrder, scores, side);
  const suggestionCounts = useStarterCounts(whole);
  const { groups: all, rows, concluded } = data;
  const total = useMemo(() => [...rows.values()].reduce((sum, own) => sum + own.length, 0), [rows]);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const { closed, setClosed, toggle } = useClosedGroups(data, total, anchorTopicId);
  const isPrinting = useIsPrinting();
  const [wanted, setWanted] = useState<ShownList['wanted']>(null);
  const groups = useMemo(
    () => filterEditorData(data, { search, only, anchorTopicId }),
    [data, search, only, anchorTopicId],
  );
  const shown = useMemo<ShownList>(
    () => ({
      ...data,
      groups,
      screenings,
      suggestionCounts,
      wanted,
      isWhole: total <= MANY,
      isPrinting,
      isOpen: ({ key, topics: own }) =>
        search !== '' || isPrinting || !closed.has(key) || own.some((topic) => topic.id === anchorTopicId),
    }),
    [groups, data, screenings, suggestionCounts, wanted, total, isPrinting, search, closed, anchorTopicId],
  );
  const showAll = useCallback(() => {
    setTyped('');
    setOnly(null);
  }, []);

  /** Scrolls a topic into view and opens its group, without a transition, because the focus moves there. */
  const reveal = (topicId: string) => {
    const group = all.find((candidate) => candidate.topics.some((topic) => topic.id === topicId));
    if (!group) return false;
    showAll();
    setClosed((before) => withKey(before, group.key, false));
    return true;
  };
  useLinkedPlace('component', (id, field) => {
    const component = components.find((each) => each.id === id);
    if (!component || !reveal(component.topicId)) return;
    setWanted({ id, topicId: component.topicId });
    const mark = markButtonId(field, id);
    if (mark !== null || field === null) focusSoon(mark ?? editButtonId(id), editButtonId(id));
    else if (isEvidenceButtonId(field) || isMeasureItemId(field)) {
      onField(component);
      // The measures of an entry are below its form, and load a little later.
      focusOncePartStands(field, editButtonId(id));
    } else onField(component, field);
  });
  useLinkedPlace('topic', (id) => {
    if (reveal(id)) focusSoon(addButtonId(id));
  });

  const allTopics = all.flatMap((group) => group.topics);
  const uncovered = allTopics
    .filter((topic) => !rows.has(topic.id) && !concluded.has(topic.id))
    .map((topic) => topic.id);
  return {
    shown,
    typed,
    search,
    setTyped,
    showAll,
    total,
    topicCount: allTopics.length,
    uncoveredCount: uncovered.length,
    isFiltered: only !== null,
    filter: (isFiltered: boolean) => setOnly(isFiltered ? new Set(uncovered) : null),
    toggle,
    order,
    setOrder: (next: TopicOrder) => {
      setOrder(next);
      setClosed(new Set(total > MANY ? groupsIn[next].map((group) => group.key) : []));
    },
    areAllOpen: closed.size === 0,
    toggleAll: () => startTransition(() => setClosed(new Set(closed.size === 0 ? all.map((group) => group.key) : []))),
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
