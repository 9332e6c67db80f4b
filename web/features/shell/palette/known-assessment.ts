import type { WholeAssessment } from '#contract/assessment.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { frozenResultPath } from '#domain/chat/chat-source.ts';
import { places } from '#domain/chat/places.ts';
import type { Component } from '#domain/components/component.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { tiers } from '#domain/value-chain/fields.ts';
import { compareActivities } from '#domain/value-chain/tiers.ts';
import { allRows } from '#web/features/results/dashboard/find-topic.ts';

/** What the palette needs to know about an assessment, whichever screen has loaded it. */
export interface KnownAssessment {
  id: string;
  /** The components of a draft lead to their editor, those of a completed assessment to the dashboard. */
  isDraft: boolean;
  topics: readonly Pick<Topic, 'id' | 'code' | 'name' | 'category'>[];
  /** Topics that are not selected, each with the place that says so. */
  deselected: readonly (Pick<Topic, 'id' | 'code' | 'name' | 'category'> & { path: string })[];
  components: readonly (Pick<Component, 'id' | 'kind' | 'title' | 'impactPolarity'> & { topicId: string })[];
  /** Of a draft; for a completed assessment, only the texts about them are searched. */
  stakeholders: readonly { id: string; group: string; names: string }[];
  /** The activities of the value chain, each with its address. */
  activities: readonly { id: string; name: string; tier: string; words: string; path: string }[];
}

/** A draft as the questionnaire loaded it. Entries under deselected topics are left out, as everywhere. */
export function knownFromDraft(draft: WholeAssessment): KnownAssessment {
  const { assessment, topics, selections, components, stakeholders } = draft;
  const relevant = sortTopics(relevantTopics(topics, selections));
  const ids = new Set<string>(relevant.map(({ id }) => id));
  return {
    id: assessment.id,
    isDraft: assessment.status === 'draft',
    topics: relevant,
    components: components.filter(({ topicId }) => ids.has(topicId)),
    stakeholders: stakeholders.map((row) => ({ id: row.id, group: groupName(row), names: row.stakeholderNames })),
    ...besidesIn(draft),
  };
}

type Besides = Pick<WholeAssessment, 'assessment' | 'topics' | 'selections' | 'activities'>;

/** What results do not contain: deselected topics, and the value chain. */
export function besidesIn(whole: Besides): Pick<KnownAssessment, 'deselected' | 'activities'> {
  const { assessment, topics, selections, activities } = whole;
  const relevant = new Set(relevantTopics(topics, selections));
  const frozen = frozenResultPath(assessment.id);
  return {
    deselected: sortTopics(topics.filter((topic) => !relevant.has(topic))).map((topic) => ({
      ...topic,
      path: assessment.status === 'draft' ? places.topic(whole, topic.id, false) : frozen,
    })),
    activities: activities.toSorted(compareActivities).map(({ id, name, tier, place, note }) => ({
      id,
      name,
      words: `${place} ${note}`,
      path: places.activity(whole, id),
      tier: tiers.find((each) => each.id === tier)?.label ?? '',
    })),
  };
}

/** An assessment as the dashboard loaded it, without what `besidesIn` returns. */
export function knownFromDashboard(dashboard: Dashboard): KnownAssessment {
  const { assessment, points, notYetAssessed } = dashboard;
  return {
    id: assessment.id,
    isDraft: assessment.status === 'draft',
    topics: [...points, ...notYetAssessed].map(({ topic }) => topic),
    components: allRows(dashboard).map((row) => ({ ...row, topicId: row.topic.id })),
    stakeholders: [],
    deselected: [],
    activities: [],
  };
}
