/** Who reads, and what: ids as the API told them. */
export interface Reader {
  userId: string;
  companyId: string;
  assessmentId: string;
}

const inside = ({ companyId, userId }: Reader, selects: readonly string[]) => [
  'begin',
  `select set_config('role', 'twofold_member', true), set_config('app.company', '${companyId}', true),
    set_config('app.user', '${userId}', true)`,
  ...selects,
  'commit',
];

const frame = `select id, name, status, current_step, completed_at, created_at, esrs_version, esrs_version_to_be_confirmed,
  financial_year_start, impact_threshold, financial_threshold, thresholds_reason, thresholds_by, thresholds_at, version
  from assessments`;

/** The least SQL that reads a whole assessment through the wall: plain rows, in one round trip. */
export function wholeAssessment(reader: Reader): string[] {
  const of = `where assessment_id = '${reader.assessmentId}'`;
  return inside(reader, [
    `${frame} where id = '${reader.assessmentId}'`,
    `select full_name from company_people where user_id = '${reader.userId}'`,
    `select id, code, name, description, category from materiality_topics ${of} order by position`,
    `select topic_id, is_relevant, version from assessment_topic_selections ${of}`,
    `select section, field_name, field_value, field_type, version from assessment_responses ${of} order by section, field_name`,
    `select topic_id, impact_score, financial_score, justification, version from materiality_scores ${of}`,
    `select id, topic_id, kind, title, description, justification, impact_relevant, financial_relevant, nature_of_impact,
      actual_potential_impact, company_business_area, value_chain_concentration, time_horizon, impact_polarity, impact_severity,
      impact_scale, impact_scope, impact_irremediability, severity_reason, impact_likelihood, human_rights,
      financial_risk_opportunity, financial_likelihood, risk_opportunity_type, financial_effects, version
      from materiality_components ${of} order by created_at, id`,
    `select id, stakeholder_group, custom_group_name, is_key_stakeholder, stakeholder_names, key_stakeholder_reason,
      stakeholder_role, business_division, engagement_organization, engagement_other, relevant_topics_views, version
      from stakeholder_mapping ${of} order by stakeholder_group, created_at, id`,
  ]);
}

/** The least SQL for what the dashboard shows: no long texts, and the assessments to choose from. */
export function dashboard(reader: Reader): string[] {
  const of = `where assessment_id = '${reader.assessmentId}'`;
  return inside(reader, [
    `${frame}, lateral (select count(*) from materiality_components where assessment_id = assessments.id) as components
      order by created_at desc`,
    `select id, code, name, description, category from materiality_topics ${of}`,
    `select topic_id, is_relevant from assessment_topic_selections ${of}`,
    `select topic_id, impact_score, financial_score from materiality_scores ${of}`,
    `select id, topic_id, kind, title, impact_relevant, financial_relevant, actual_potential_impact, value_chain_concentration,
      time_horizon, impact_polarity, impact_severity, impact_scale, impact_scope, impact_irremediability, severity_reason,
      impact_likelihood, human_rights, financial_risk_opportunity, financial_likelihood, risk_opportunity_type, financial_effects
      from materiality_components ${of}`,
  ]);
}
