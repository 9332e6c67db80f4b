import { randomUUID } from 'node:crypto';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentId, StakeholderId } from '#domain/ids.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import type { ApiClient } from './front-door.ts';
import { mustHave } from './must-have.ts';
import { seeded } from './seeded.ts';
import { componentFields, stakeholderFields } from './world.ts';

/** What people do to a draft, each as one API call. */
export function randomEdits(api: ApiClient, seed: number): (whole: WholeAssessment) => Promise<unknown> {
  const next = seeded(seed);
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  const pick = <Each>(list: readonly Each[]): Each => mustHave(list[Math.floor(next() * list.length)]);
  const text = () => `${pick(['Water', 'Wages', 'Waste'])} ${upTo(1_000)} „${pick(['ä', '"', '\\', '👩‍🌾'])}“`;

  const edits: ((whole: WholeAssessment) => Promise<unknown>)[] = [
    ({ assessment, topics }) =>
      api.components.create({
        assessmentId: assessment.id,
        ...componentFields,
        id: randomUUID() as ComponentId,
        topicId: pick(topics).id,
        title: text(),
        impactSeverity: upTo(5) as 1,
        financialEffects: [],
      }),
    async ({ assessment, components, topics }) => {
      if (components.length === 0) return;
      const { version, ...fields } = pick(components);
      const change = pick([
        { title: text() },
        { impactLikelihood: upTo(5) as 1, justification: text() },
        { topicId: pick(topics).id },
        { impactScale: next() < 0.3 ? null : (upTo(5) as 1), severityReason: 'Judged so' },
        { financialEffects: pick([[], ['performance'], ['cash-flow', 'performance']]) },
      ]);
      await api.components.update({ assessmentId: assessment.id, ...fields, ...change, seenVersion: version });
    },
    async ({ assessment, components }) => {
      if (components.length > 3) await api.components.remove({ assessmentId: assessment.id, id: pick(components).id });
    },
    ({ assessment, topics, selections }) => {
      const topicId = pick(topics).id;
      const seenVersion = selections.find((each) => each.topicId === topicId)?.version ?? null;
      const selection = { topicId, isRelevant: next() < 0.5, seenVersion };
      return api.topics.saveSelections({ assessmentId: assessment.id, reason: 'At random', selections: [selection] });
    },
    ({ assessment, topics, scores }) => {
      const topicId = pick(topics).id;
      const seenVersion = scores.find((each) => each.topicId === topicId)?.version ?? null;
      const score = { topicId, impactScore: upTo(10), financialScore: upTo(10), justification: text(), seenVersion };
      return api.scores.save({ assessmentId: assessment.id, scores: [score] });
    },
    ({ assessment, responses }) => {
      const [section, fieldName] = ['Organizational Information', pick(['One', 'Two', 'Three'])];
      const seenVersion = responses.find((each) => each.fieldName === fieldName)?.version ?? null;
      const response = { section, fieldName, fieldValue: text(), fieldType: 'text', seenVersion } as const;
      return api.questionnaire.saveResponses({ assessmentId: assessment.id, responses: [response] });
    },
    ({ assessment }) => {
      const id = randomUUID() as StakeholderId;
      const row = { ...stakeholderFields, id, stakeholderNames: text(), seenVersion: null };
      return api.stakeholders.save({ assessmentId: assessment.id, rows: [row] });
    },
    async ({ assessment, stakeholders }) => {
      if (stakeholders.length === 0) return;
      const { version, ...fields } = pick(stakeholders);
      const row = { ...fields, stakeholderNames: text(), isKeyStakeholder: next() < 0.5, seenVersion: version };
      await api.stakeholders.save({ assessmentId: assessment.id, rows: [row] });
    },
    async ({ assessment, stakeholders }) => {
      if (stakeholders.length > 3)
        await api.stakeholders.remove({ assessmentId: assessment.id, id: pick(stakeholders).id });
    },
    ({ assessment: { id: assessmentId, version } }) => api.assessment.rename({ assessmentId, name: text(), version }),
    ({ assessment: { id: assessmentId, version } }) =>
      api.assessment.adoptThresholds({
        assessmentId,
        impact: pick(THRESHOLD_CHOICES),
        financial: pick(THRESHOLD_CHOICES),
        reason: text(),
        version,
      }),
    ({ assessment }) => api.assessment.moveTo({ assessmentId: assessment.id, currentStep: upTo(6) }),
  ];
  return (whole) => pick(edits)(whole);
}
