import type { WholeAssessment } from '#contract/assessment.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { allRows } from '#web/features/dashboard/find-topic.ts';

/** What the palette needs of an assessment, whichever screen has read it. */
export interface KnownAssessment {
  id: string;
  /** A draft's components lead to their editor, a completed one's to the dashboard. */
  isDraft: boolean;
  topics: readonly Pick<Topic, 'id' | 'code' | 'name' | 'category'>[];
  components: readonly (Pick<Component, 'id' | 'kind' | 'title' | 'impactPolarity'> & { topicId: string })[];
  /** Of a draft; of a completed one only what was written about them is searched. */
  stakeholders: readonly { id: string; group: string; names: string }[];
}

/** A draft as the questionnaire read it. Deselected topics and what stands under them are left out, as everywhere. */
export function knownFromDraft({
  assessment,
  topics,
  selections,
  components,
  stakeholders,
}: WholeAssessment): KnownAssessment {
  const relevant = sortTopics(relevantTopics(topics, selections));
  const ids = new Set<string>(relevant.map(({ id }) => id));
  return {
    id: assessment.id,
    isDraft: assessment.status === 'draft',
    topics: relevant,
    components: components.filter(({ topicId }) => ids.has(topicId)),
    stakeholders: stakeholders.map((row) => ({ id: row.id, group: groupName(row), names: row.stakeholderNames })),
  };
}

/** An assessment as the dashboard read it. */
export function knownFromDashboard(dashboard: Dashboard): KnownAssessment {
  const { assessment, points, notYetAssessed } = dashboard;
  return {
    id: assessment.id,
    isDraft: assessment.status === 'draft',
    topics: [...points, ...notYetAssessed].map(({ topic }) => topic),
    components: allRows(dashboard).map((row) => ({ ...row, topicId: row.topic.id })),
    stakeholders: [],
  };
}
