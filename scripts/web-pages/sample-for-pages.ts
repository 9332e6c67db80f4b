import { readChoices } from '#domain/questionnaire/answer.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';

/** The topic whose score the landing page explains in detail: all three characteristics of its severity are stated. */
const TRACED_TOPIC = 'E4.1';

/**
 * The parts of the sample company that the public pages show: its current year, computed by `domain/`, so that a picture on the landing
 * page is one that the product draws. Ids are short and the same in every build.
 * @throws if the sample no longer has the topic that is explained in detail
 */
export function sampleForPages() {
  let count = 0;
  const data = toAssessmentData(sampleCompany.currentYear, () => `s${++count}`);
  const dashboard = buildDashboard(data);
  const point = dashboard.points.find(({ topic }) => topic.code === TRACED_TOPIC);
  const component = data.components.find(({ id }) => id === point?.componentIds[0]);
  if (!point || !component) throw new Error(`The sample company has no scored topic ${TRACED_TOPIC}.`);
  const answer = (text: string) => data.responses.find(({ fieldName }) => fieldName === text)?.fieldValue ?? '';
  return {
    company: sampleCompany.company.name,
    dashboard,
    texts: data.components.map(({ id, description, justification, financialEffects }) => ({
      id,
      description,
      justification,
      financialEffects,
    })),
    traced: { point, component, thresholdsReason: data.assessment.thresholdsReason },
    stakeholders: data.stakeholders.map(
      ({ stakeholderGroup, customGroupName, isKeyStakeholder, engagementOrganization }) => ({
        stakeholderGroup,
        customGroupName,
        isKeyStakeholder,
        engagementOrganization,
      }),
    ),
    organization: {
      industry: answer('Which industry best describes your main activity?'),
      size: answer('What is the size of your company?'),
      countries: readChoices(answer('In which countries does your company operate?')),
    },
  };
}
