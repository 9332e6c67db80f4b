import { randomUUID } from 'node:crypto';
import type { AssessmentId, StakeholderId } from '#domain/ids.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { foundOrCopy } from './copied-company.ts';
import { foundThroughTheDoor, type TestApp } from './front-door.ts';
import { mustHave } from './must-have.ts';

/** A company with the sample company's current year, entered through the front door; it has decided nothing against a score. */
export const foundSampleWorld = (app: TestApp) => foundOrCopy(app, 'sample', () => fillSampleWorld(app));

async function fillSampleWorld(app: TestApp) {
  const founder = await foundThroughTheDoor(app, sampleCompany.company.name);
  const { api } = founder;
  const data = toAssessmentData(sampleCompany.currentYear, randomUUID);
  const draft = await api.assessment.chooseVersion({
    assessmentId: founder.draft.assessment.id,
    financialYearStart: data.assessment.financialYearStart,
    esrsVersion: data.assessment.esrsVersion,
    version: founder.draft.assessment.version,
  });
  const assessmentId: AssessmentId = draft.assessment.id;
  const codeOf = new Map(data.topics.map((topic) => [topic.id, topic.code]));
  const topicIdOf = (sampleId: (typeof data.topics)[number]['id']) =>
    mustHave(draft.topics.find((topic) => topic.code === codeOf.get(sampleId))).id;
  await api.topics.saveSelections({
    assessmentId,
    selections: data.selections.map((row) => ({ ...row, topicId: topicIdOf(row.topicId), seenVersion: null })),
  });
  await api.scores.save({
    assessmentId,
    scores: data.scores.map((row) => ({ ...row, topicId: topicIdOf(row.topicId), seenVersion: null })),
  });
  for (const component of data.components) {
    await api.components.create({ ...component, assessmentId, topicId: topicIdOf(component.topicId) });
  }
  for (const measure of data.measures ?? []) {
    await api.measures.save({ ...measure, assessmentId, seenVersion: null });
  }
  for (const net of data.netScores ?? []) await api.measures.stateNet({ ...net, assessmentId, seenVersion: null });
  await api.stakeholders.save({
    assessmentId,
    rows: data.stakeholders.map((row) => ({ ...row, id: randomUUID() as StakeholderId, seenVersion: null })),
  });
  await api.questionnaire.saveResponses({
    assessmentId,
    responses: data.responses.map((row) => ({ ...row, fieldType: row.fieldType as 'text', seenVersion: null })),
  });
  return { ...founder, assessmentId };
}
