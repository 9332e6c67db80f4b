import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { traceOf } from '#domain/horizon-scores/horizon-score.ts';
import type { MeasuresInput } from '#domain/measures/basis.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { buildMatrix, relevantTopics, type TopicPoint } from '#domain/results/matrix.ts';
import { type GroupedTopics, groupTopics } from '#web/features/questionnaire/topics/group-topics.ts';
import { matchesTopic } from '#web/features/questionnaire/topics/match-topic.ts';
import type { EditorSide } from './messages.ts';
import type { ScoredRow } from './topic-panel.tsx';

/** Topics under one heading: a standard, or a band of screening scores, which has no category. */
export interface EditorGroup extends Omit<GroupedTopics, 'key' | 'category'> {
  key: string;
  category: GroupedTopics['category'] | null;
}

export interface EditorData {
  /** The relevant topics under their headings. */
  groups: EditorGroup[];
  /** The side's components by topic, highest score first. */
  rows: ReadonlyMap<string, ScoredRow[]>;
  points: ReadonlyMap<string, TopicPoint>;
  /** The topics whose side was concluded top-down, and whether it was found to be material. */
  concluded: ReadonlyMap<string, boolean>;
}

/** The contents of an editor: the relevant topics, their components of one side, and the place of each topic's point. */
export function readEditorData(
  whole: Pick<WholeAssessment, 'topics' | 'selections' | 'components'> &
    Partial<Pick<WholeAssessment, 'decisions'>> &
    Partial<MeasuresInput>,
  esrsVersion: EsrsVersion,
  side: EditorSide,
): EditorData {
  const { topics, selections, components, decisions = [], assessment, measures = [], netScores = [] } = whole;
  const { horizonScores = [] } = whole;
  const topDown = decisions.filter((each) => each.side === side && each.basis === 'top-down');
  const matrix = buildMatrix({
    topics,
    selections,
    components,
    measures,
    netScores,
    horizonScores,
    ...(assessment && { assessment }),
  });
  const byId = new Map<string, ComponentRow>(components.map((component) => [component.id, component]));
  const rows = new Map<string, ScoredRow[]>();
  for (const { component, score, horizons } of matrix.scored) {
    const row = byId.get(component.id);
    if (!row || score.side !== side) continue;
    const scored = { id: row.id, component: row, score, ...(horizons && { horizons: traceOf(horizons) }) };
    const list = rows.get(row.topicId);
    if (list) list.push(scored);
    else rows.set(row.topicId, [scored]);
  }
  return {
    groups: groupTopics(relevantTopics(topics, selections), esrsVersion),
    rows,
    points: new Map(matrix.points.map((point) => [point.topic.id, point])),
    concluded: new Map(topDown.map(({ topicId, isMaterial }) => [topicId, isMaterial])),
  };
}

export interface EditorFilter {
  /** The typed text, trimmed. */
  search: string;
  /** Only these topics, or null for all. */
  only: ReadonlySet<string> | null;
  /** The topic under which a form is open, which stays visible. */
  anchorTopicId: string | null;
}

const NO_ROWS: ScoredRow[] = [];

export interface ShownGroup extends EditorGroup {
  shown: { topic: EditorGroup['topics'][number]; rows: readonly ScoredRow[] }[];
}

/** The groups with the topics and components that match the search and filter, without empty groups. */
export function filterEditorData({ groups, rows }: EditorData, filter: EditorFilter): ShownGroup[] {
  const typed = filter.search.toLowerCase();
  return groups
    .map((group) => ({
      ...group,
      shown: group.topics.flatMap((topic) => {
        const own = rows.get(topic.id) ?? NO_ROWS;
        if (topic.id === filter.anchorTopicId) return [{ topic, rows: own }];
        if (filter.only && !filter.only.has(topic.id)) return [];
        if (typed === '' || matchesTopic(topic, typed)) return [{ topic, rows: own }];
        const found = own.filter(({ component }) => component.title.toLowerCase().includes(typed));
        return found.length > 0 ? [{ topic, rows: found }] : [];
      }),
    }))
    .filter((group) => group.shown.length > 0);
}
