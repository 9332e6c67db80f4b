import type { Assessment, Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { AssessmentId, ComponentId, StakeholderId, TopicId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { DEFAULT_THRESHOLDS } from '#domain/results/threshold.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { newStakeholder } from '#domain/stakeholders/stakeholder-defaults.ts';
import type { TopicScore } from '#domain/topics/fields.ts';
import { mustHave } from '../shared/must-have.ts';

export const sampleAssessment: Assessment = {
  id: 'assessment' as AssessmentId,
  name: 'Double Materiality Assessment',
  status: 'draft',
  currentStep: 1,
  completedAt: null,
  createdAt: '2025-03-01T09:00:00.000Z',
  esrsVersion: 'esrs-2023',
  isApproved: false,
  esrsVersionToBeConfirmed: false,
  usesReliefs: false,
  financialYearStart: '2025-01-01',
  thresholds: DEFAULT_THRESHOLDS,
  borderlineBand: 0,
  scoreBasis: 'gross',
  thresholdsReason: '',
  versionReason: '',
  climateReason: '',
  approach: '',
  approachNote: '',
  unchanged: null,
  leftOpen: [],
  lastLook: null,
  undertaking: '',
  firstReportYear: null,
};

const CATEGORY_OF: Record<string, Category> = { E: 'Environmental', S: 'Social', G: 'Governance' };

/** A topic whose id is its code. */
export function sampleTopic(code: string, stated: Partial<Topic> = {}): Topic {
  const category = mustHave(CATEGORY_OF[code.charAt(0)]);
  return { id: code as TopicId, code, name: `Topic ${code}`, description: `ESRS ${code}: words`, category, ...stated };
}

/** An impact without polarity and actuality. */
export const UNSET = { impactPolarity: null, actualPotentialImpact: null } as const;

/** A component titled by its id, with given scores. An impact is potential and negative unless stated otherwise. */
export function sampleComponent(
  kind: ComponentKind,
  topicCode: string,
  id: string,
  stated: Partial<Component> = {},
): Component {
  const said = kind === 'impact' ? ({ impactPolarity: 'Negative', actualPotentialImpact: 'Potential' } as const) : {};
  const given = { severityOpen: false, likelihoodOpen: false };
  return { ...newComponent(id as ComponentId, topicCode as TopicId, kind), ...given, title: id, ...said, ...stated };
}

export function sampleScore(topicCode: string, impactScore: number, financialScore: number): TopicScore {
  return { topicId: topicCode as TopicId, impactScore, financialScore, justification: '' };
}

export function sampleStakeholder(stated: Partial<Stakeholder> = {}): Stakeholder {
  return { ...newStakeholder('stakeholder' as StakeholderId), ...stated };
}

/** A whole assessment, empty except for what is stated. */
export function sampleData(stated: Partial<AssessmentData> = {}): AssessmentData {
  return {
    assessment: sampleAssessment,
    topics: [],
    selections: [],
    components: [],
    scores: [],
    responses: [],
    stakeholders: [],
    decisions: [],
    ...stated,
  };
}
