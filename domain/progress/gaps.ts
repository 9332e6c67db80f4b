import type { Side } from '#domain/components/component-score.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import type { ComponentId, StakeholderId, TopicId } from '#domain/ids.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { concludedByTopic, hasASay } from '#domain/results/decisions.ts';
import { entryBars, isMaterialEntry } from '#domain/results/entry-thresholds.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { reasonsAsked } from '#domain/results/reasons-asked.ts';
import { borderlineSides } from '#domain/results/told-decisions.ts';
import type { AssessmentData } from './assessment-data.ts';
import {
  asideUnexplained,
  componentsWithout,
  expiredAtEntries,
  horizonsOpenAmong,
  type OpenDetail,
  opportunitiesUnchosen,
  relevantPart,
  rescoredAmong,
  topicsWithout,
  topicsWithoutSide,
  withExpired,
} from './missing.ts';

/** Gaps of an assessment: what an auditor would ask about. */
export type GapCode =
  | 'topic-without-components'
  | 'topic-without-impacts'
  | 'topic-without-risks-or-opportunities'
  | 'topic-not-counted'
  | 'component-without-justification'
  | 'component-without-description'
  | 'impact-without-polarity'
  | 'impact-without-actuality'
  | 'component-without-time-horizon'
  | 'component-without-value-chain'
  | 'effect-without-type'
  | 'effect-without-financial-effects'
  | 'stakeholder-without-engagement'
  | 'key-stakeholder-without-reason'
  | 'opportunity-without-pursuit'
  | 'climate-without-explanation'
  | 'thresholds-without-reason'
  | 'borderline-undecided'
  | 'decision-without-effect'
  | 'evidence-expired'
  | 'carried-over'
  | 'aside-without-reason'
  | 'score-changed-since'
  | 'horizon-open';

export interface Gap {
  code: GapCode;
  topicIds: TopicId[];
  componentIds: ComponentId[];
  stakeholderIds: StakeholderId[];
}

const BY_DETAIL = [
  ['component-without-justification', 'justification'],
  ['component-without-description', 'description'],
  ['impact-without-polarity', 'polarity'],
  ['impact-without-actuality', 'actuality'],
  ['component-without-time-horizon', 'time-horizon'],
  ['component-without-value-chain', 'value-chain'],
  ['effect-without-type', 'type'],
  ['effect-without-financial-effects', 'financial-effects'],
] as const satisfies readonly (readonly [GapCode, OpenDetail])[];

const gap = (code: GapCode, found: Partial<Omit<Gap, 'code'>> = {}): Gap => ({
  code,
  topicIds: [],
  componentIds: [],
  stakeholderIds: [],
  ...found,
});

/**
 * The gaps of an assessment, without those that have no findings. Deselected topics and everything under them do not count, except that
 * they were deselected without a reason.
 */
export function findGaps(data: AssessmentData): Gap[] {
  const part = relevantPart(data);
  const dashboard = buildDashboard(data);
  const { notYetAssessed, decisions = [] } = dashboard;
  const unassessed = (reason: string) =>
    notYetAssessed.filter((entry) => entry.reason === reason).map((entry) => entry.topic.id);
  // A topic that nobody has started is reported once, as empty.
  const empty = new Set(topicsWithout(() => true, part));
  const concluded = concludedByTopic(data.decisions);
  const halfDone = (side: Side) =>
    topicsWithoutSide(side, data, part).filter((id) => !empty.has(id) || concluded.has(id));
  const { stakeholders } = data;
  const ids = part.components.map(({ id }) => id);
  const gaps: Gap[] = [
    gap('topic-without-components', { topicIds: unassessed('no-components') }),
    gap('topic-not-counted', { topicIds: unassessed('nothing-counted') }),
    gap('topic-without-impacts', { topicIds: halfDone('impact') }),
    gap('topic-without-risks-or-opportunities', { topicIds: halfDone('financial') }),
    ...BY_DETAIL.map(([code, detail]) => gap(code, { componentIds: componentsWithout(detail, part) })),
    gap('opportunity-without-pursuit', { componentIds: opportunitiesUnchosen(data, part) }),
    gap('evidence-expired', {
      topicIds: withExpired(
        'topic',
        part.topics.map(({ id }) => id),
        data,
      ),
      componentIds: ids.filter((id) => expiredAtEntries([id], data).length > 0),
      stakeholderIds: withExpired(
        'stakeholder',
        data.stakeholders.map(({ id }) => id),
        data,
      ),
    }),
    gap('carried-over', {
      topicIds: [...new Set([...data.selections, ...data.scores].filter(isToReview).map(({ topicId }) => topicId))],
      componentIds: part.components.filter(isToReview).map(({ id }) => id),
      stakeholderIds: data.stakeholders.filter(isToReview).map(({ id }) => id),
    }),
    gap('aside-without-reason', { topicIds: asideUnexplained(data) }),
    gap('horizon-open', { componentIds: horizonsOpenAmong(part.components, data) }),
    gap('score-changed-since', { componentIds: rescoredAmong(part.components, data) }),
    gap('borderline-undecided', { topicIds: topicsOf(borderlineSides(dashboard).filter(({ decision }) => !decision)) }),
    gap('decision-without-effect', { topicIds: topicsOf(decisions.filter((decision) => !hasASay(decision))) }),
    gap('stakeholder-without-engagement', {
      stakeholderIds: stakeholders.filter((row) => row.engagementOrganization.length === 0).map((row) => row.id),
    }),
    gap('key-stakeholder-without-reason', {
      stakeholderIds: stakeholders
        .filter((row) => row.isKeyStakeholder && row.keyStakeholderReason.trim() === '')
        .map((row) => row.id),
    }),
  ];
  const found = gaps.filter((one) => one.topicIds.length + one.componentIds.length + one.stakeholderIds.length > 0);
  if (reasonsAsked(data).climate && data.assessment.climateReason.trim() === '') {
    found.push(gap('climate-without-explanation'));
  }
  if (data.assessment.thresholdsReason.trim() === '') found.push(gap('thresholds-without-reason'));
  return found;
}

const topicsOf = (sides: readonly { topic: { id: TopicId } }[]) => [...new Set(sides.map(({ topic }) => topic.id))];

/** Components that make a topic material, where an open field matters most. */
export function decidingComponents(data: AssessmentData): Set<ComponentId> {
  const bars = entryBars(data);
  const { scored } = buildMatrix(data);
  const deciding = scored.filter(({ component, score }) => isMaterialEntry(score, component.topicId, bars));
  return new Set(deciding.map(({ component }) => component.id));
}
