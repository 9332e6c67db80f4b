import { memo } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { type EditorSide, editorMessages } from './messages.ts';
import { TopicGroupPanel } from './topic-group-panel.tsx';
import { TopicPanel } from './topic-panel.tsx';
import type { ShownList } from './use-editor-list.ts';

interface TopicGroupsProps {
  assessmentId: AssessmentId;
  side: EditorSide;
  shown: ShownList;
  thresholds: Thresholds;
  /** The topic under which a form is open, and the component in it. */
  anchorTopicId: string | null;
  editedId: string | null;
  /** All four must be stable, because there can be two thousand rows below. */
  onToggle: (key: string, isOpen: boolean) => void;
  onAdd: (topicId: TopicId, kind: ComponentKind) => void;
  onEdit: (component: ComponentRow, field?: string) => void;
  onDelete: (component: ComponentRow) => void;
}

/** An editor's groups of topics with their components. Typing in the open form does not affect them. */
export const TopicGroups = memo(function TopicGroups(props: TopicGroupsProps) {
  const { assessmentId, side, shown, thresholds, anchorTopicId, editedId, onToggle, ...act } = props;
  const { groups, rows, points, concluded, screenings, suggestionCounts, wanted, isWhole, isPrinting, isOpen } = shown;
  return groups.map((group) => (
    <TopicGroupPanel
      key={group.key}
      group={group}
      summary={editorMessages[side].count(
        group.topics.reduce((sum, topic) => sum + (rows.get(topic.id)?.length ?? 0), 0),
      )}
      isOpen={isOpen(group)}
      onToggle={onToggle}
    >
      {group.shown.map(({ topic, rows: own }) => (
        <TopicPanel
          key={topic.id}
          assessmentId={assessmentId}
          topic={topic}
          side={side}
          rows={own}
          point={points.get(topic.id)}
          concluded={concluded.get(topic.id)}
          thresholds={thresholds}
          screening={screenings?.get(topic.id) ?? null}
          suggestionCount={suggestionCounts.get(topic.id)?.count ?? 0}
          areOfOthers={suggestionCounts.get(topic.id)?.isOfOthers ?? false}
          isPrinting={isPrinting}
          isWhole={isWhole}
          wantedId={topic.id === wanted?.topicId ? wanted.id : null}
          editedId={topic.id === anchorTopicId ? editedId : null}
          {...act}
        />
      ))}
    </TopicGroupPanel>
  ));
});
