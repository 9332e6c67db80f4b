import { sha256 } from './sha256.ts';

type Versioned = Readonly<{ version: number }>;

/** The rows on which a result depends, each with its version. */
export interface StampedData {
  assessment: Versioned;
  selections: readonly (Versioned & { topicId: string })[];
  responses: readonly (Versioned & { section: string; fieldName: string })[];
  scores: readonly (Versioned & { topicId: string })[];
  components: readonly (Versioned & { id: string })[];
  stakeholders: readonly (Versioned & { id: string })[];
  activities: readonly (Versioned & { id: string })[];
  decisions: readonly (Versioned & { topicId: string; side: string; decidedAt: string })[];
  disclosureChoices: readonly (Versioned & { esrsVersion: string; requirement: string; chosenAt: string })[];
  measures: readonly (Versioned & { id: string })[];
  netScores: readonly (Versioned & { componentId: string })[];
  horizonScores: readonly (Versioned & { componentId: string; horizon: string })[];
  links: readonly (Versioned & { id: string })[];
  /** Topics have no version: what can change about them is their name. */
  topics: readonly { id: string; code: string; name: string }[];
}

/**
 * The fingerprint of an assessment as somebody saw it: it differs once anything that results depend on was changed, whoever computes it.
 * A row that was deleted and made anew has another id or time.
 */
export function stampOf(data: StampedData): string {
  const rows = [
    ...data.selections.map(({ topicId, version }) => ['selection', topicId, version]),
    ...data.responses.map(({ section, fieldName, version }) => ['answer', section, fieldName, version]),
    ...data.scores.map(({ topicId, version }) => ['score', topicId, version]),
    ...data.components.map(({ id, version }) => ['component', id, version]),
    ...data.stakeholders.map(({ id, version }) => ['stakeholder', id, version]),
    ...data.activities.map(({ id, version }) => ['chain', id, version]),
    ...data.decisions.map(({ topicId, side, decidedAt, version }) => ['decision', topicId, side, decidedAt, version]),
    ...data.disclosureChoices.map(({ esrsVersion, requirement, chosenAt, version }) => [
      ...['choice', esrsVersion, requirement],
      ...[chosenAt, version],
    ]),
    ...data.measures.map(({ id, version }) => ['measure', id, version]),
    ...data.netScores.map(({ componentId, version }) => ['net-score', componentId, version]),
    ...data.horizonScores.map(({ componentId, horizon, version }) => ['horizon-score', componentId, horizon, version]),
    ...data.links.map(({ id, version }) => ['link', id, version]),
    ...data.topics.map(({ id, code, name }) => ['topic', id, code, name]),
  ];
  return sha256(JSON.stringify([data.assessment.version, ...rows.map((row) => JSON.stringify(row)).sort()]));
}
