import { componentFields } from '#domain/components/fields.ts';
import { columnName } from '#domain/fields/column-name.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { namesOf } from '#domain/fields/values.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import type { Reader } from './reader.ts';

/** One select for each list of an answer, under the list's name. Columns are named as the answer's fields, in snake case. */
export type LeastSelects = Readonly<Record<string, string>>;

/** The statements of one read through the wall: into the company, the selects, out again. Sent together they are one round trip. */
export function insideWall({ companyId, userId }: Reader, selects: LeastSelects): string[] {
  return [
    'begin',
    `select set_config('role', 'twofold_member', true), set_config('app.company', '${companyId}', true),
      set_config('app.user', '${userId}', true), set_config('app.assessments', '*', true)`,
    ...Object.values(selects),
    'commit',
  ];
}

const columnsOf = (fields: Fields, without: readonly string[] = []) =>
  namesOf(fields)
    .filter((name) => !without.includes(name))
    .map(columnName)
    .join(', ');

const stands = 'select from sign_offs s where s.assessment_id = a.id and s.ended_at is null';
const marks = `exists (${stands} and s.step = 'approved') as is_approved, exists (${stands}) as is_signed`;
const frame = `id, name, status, completed_at, created_at, esrs_version, esrs_version_to_be_confirmed, financial_year_start,
  impact_threshold as thresholds_impact, financial_threshold as thresholds_financial, borderline_band, score_basis,
  (select full_name from company_people where user_id = thresholds_by) as thresholds_adopted_by,
  thresholds_at as thresholds_adopted_at, thresholds_scored as thresholds_adopted_scoring_scored,
  thresholds_entries as thresholds_adopted_scoring_entries,
  ${marks}`;
const wholeFrame = `${frame}, current_step, reopened as is_reopened, uses_reliefs, transferred_from, thresholds_reason,
  version_reason, climate_reason, approach, approach_note, version`;

const decisionColumns = `${columnsOf(topicDecisionFields)}, decided_at, version,
  (select full_name from company_people where user_id = decided_by) as decided_by`;

/** What hangs on a component that is there: one that is deleted leaves it behind, until that is undone. */
const atComponent = (assessmentId: string) =>
  `where assessment_id = '${assessmentId}' and component_id in (select id from materiality_components where assessment_id = '${assessmentId}')`;

/** The least SQL that reads a whole assessment: plain rows. */
export function wholeAssessment({ assessmentId }: Reader): LeastSelects {
  const of = `where assessment_id = '${assessmentId}'`;
  return {
    assessment: `select ${wholeFrame} from assessments a where id = '${assessmentId}'`,
    topics: `select id, code, name, description, category from materiality_topics ${of} order by position`,
    selections: `select ${columnsOf(selectionFields)}, version from assessment_topic_selections ${of}`,
    responses: `select ${columnsOf(answerFields)}, version from assessment_responses ${of} order by section, field_name`,
    scores: `select ${columnsOf(topicScoreFields)}, version from materiality_scores ${of}`,
    components: `select id, ${columnsOf(componentFields)}, version from materiality_components ${of} order by created_at, id`,
    stakeholders: `select id, ${columnsOf(stakeholderFields)}, version from stakeholder_mapping ${of}
      order by stakeholder_group, created_at, id`,
    activities: `select id, ${columnsOf(activityFields)}, component_ids, nothing_found, nothing_found_at, version,
      coalesce((select full_name from company_people where user_id = nothing_found_by), '') as nothing_found_by
      from value_chain_activities ${of} order by position, name, id`,
    evidence: `select noun, record_id, count(*) as pieces,
      count(*) filter (where e.valid_until < (now() at time zone 'UTC')::date) as expired
      from evidence_uses u join evidence e on e.id = u.evidence_id ${of} and e.removed_at is null group by noun, record_id`,
    decisions: `select ${decisionColumns} from topic_decisions ${of}`,
    measures: `select id, ${columnsOf(measureFields)}, version from measures ${atComponent(assessmentId)} order by created_at, id`,
    netScores: `select ${columnsOf(netScoreFields)}, version from net_scores ${atComponent(assessmentId)}`,
  };
}

const OF_BOTH =
  'c.id, t.code as topic_code, title, value_chain_concentration, time_horizon, severity_open, likelihood_open';
const OF_IMPACTS = `impact_relevant, impact_polarity, actual_potential_impact, impact_severity, impact_scale, impact_scope,
  impact_irremediability, left(severity_reason, 1) as severity_reason, impact_likelihood, human_rights`;
const OF_EFFECTS = 'kind, financial_relevant, financial_risk_opportunity, financial_likelihood, risk_opportunity_type';

/** The least SQL for what the dashboard shows: no long texts, and the assessments to choose from. */
export function dashboard({ assessmentId }: Reader): LeastSelects {
  const of = `where assessment_id = '${assessmentId}'`;
  const components = (columns: string, condition: string) =>
    `select ${OF_BOTH}, ${columns} from materiality_components c join materiality_topics t on t.id = c.topic_id
      where c.assessment_id = '${assessmentId}' and ${condition}`;
  return {
    assessment: `select ${frame} from assessments a where id = '${assessmentId}'`,
    choices: `select id, name, status, financial_year_start, ${marks},
      exists (select from materiality_components c where c.assessment_id = a.id) as has_results
      from assessments a where removed_at is null order by created_at desc`,
    topics: `select id, code, name, description, category from materiality_topics ${of}`,
    selections: `select ${columnsOf(selectionFields, ['carriedFrom'])} from assessment_topic_selections ${of}`,
    scores: `select ${columnsOf(topicScoreFields, ['justification', 'carriedFrom'])} from materiality_scores ${of}`,
    decisions: `select ${decisionColumns} from topic_decisions ${of}`,
    measures: `select component_id, kind, state, since, effectiveness from measures ${atComponent(assessmentId)}`,
    netScores: `select ${columnsOf(netScoreFields)} from net_scores ${atComponent(assessmentId)}`,
    impacts: components(OF_IMPACTS, "kind = 'impact'"),
    effects: components(OF_EFFECTS, "kind <> 'impact'"),
  };
}
