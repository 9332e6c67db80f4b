import { randomUUID } from 'node:crypto';
import type { AssessmentId, ComponentId, StakeholderId } from '#domain/ids.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { foundThroughTheDoor, type TestApp } from './front-door.ts';
import { mustHave } from './must-have.ts';

/** A company of its own that holds the sample company's current year, entered through the front door. */
export async function foundSampleWorld(app: TestApp) {
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
    const id = randomUUID() as ComponentId;
    await api.components.create({ ...component, assessmentId, id, topicId: topicIdOf(component.topicId) });
  }
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
