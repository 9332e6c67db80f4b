import { columnName } from '#domain/fields/column-name.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import type { MeasureFacts } from '#domain/measures/net-score.ts';
import type { DashboardFacts } from '#domain/results/dashboard-facts.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { AT_COMPONENT } from './at-component.ts';
import { decisionRows } from './decision-rows.ts';
import {
  columnsOf,
  isApproved,
  isoInstant,
  isSigned,
  type JsonColumns,
  jsonArray,
  jsonByColumn,
  thresholdsAdopted,
} from './json-rows.ts';

const common = [
  'id',
  'topicCode',
  'title',
  'valueChainConcentration',
  'timeHorizon',
  'severityOpen',
  'likelihoodOpen',
] as const;

const impactColumns = [
  ...common,
  'impactRelevant',
  'impactPolarity',
  'actualPotentialImpact',
  'impactSeverity',
  'impactScale',
  'impactScope',
  'impactIrremediability',
  'severityReason',
  'impactLikelihood',
  'humanRights',
] as const satisfies readonly (keyof DashboardFacts['impacts'])[];

const effectColumns = [
  ...common,
  'kind',
  'financialRelevant',
  'financialRiskOpportunity',
  'financialLikelihood',
  'riskOpportunityType',
  'opportunityPursued',
] as const satisfies readonly (keyof DashboardFacts['effects'])[];

/** What JavaScript's `trim` removes, so that both treat a text of only blanks in the same way. */
const BLANKS =
  "E' \\t\\n\\u000b\\f\\r\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'";

const special: Readonly<Record<string, string>> = {
  topicCode: 't.code',
  severityReason: `left(btrim(c.severity_reason, ${BLANKS}), 1)`,
};
const valuesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, special[name] ?? `c.${columnName(name)}`]));

const { topicId, isRelevant } = columnsOf(selectionFields) as Record<'topicId' | 'isRelevant', 'reference' | 'flag'>;
const { impactScore, financialScore } = columnsOf(topicScoreFields) as Record<
  'impactScore' | 'financialScore',
  'optional-whole'
>;

const { componentId, kind, state, since, effectiveness } = columnsOf(measureFields) as Record<
  keyof MeasureFacts,
  JsonColumns[string]
>;

const facts = `concat('{"assessment":', json_build_object(
    'id', a.id, 'name', a.name, 'status', a.status,
    'completedAt', ${isoInstant('a.completed_at')}, 'isApproved', ${isApproved('a')}, 'isSigned', ${isSigned('a')}, 'createdAt', ${isoInstant('a.created_at')},
    'esrsVersion', a.esrs_version, 'esrsVersionToBeConfirmed', a.esrs_version_to_be_confirmed,
    'financialYearStart', a.financial_year_start,
    'thresholds', json_build_object('impact', a.impact_threshold, 'financial', a.financial_threshold), 'borderlineBand', a.borderline_band,
    'scoreBasis', a.score_basis, 'thresholdsAdopted', ${thresholdsAdopted}),
  ',"topics":', ${jsonArray(
    { id: 'id', code: 'line', name: 'line', description: 'long-text', category: 'one-of' },
    'materiality_topics where company_id = a.company_id and assessment_id = a.id order by position, length(code), code',
  )},
  ',"selections":', ${jsonArray({ topicId, isRelevant }, 'assessment_topic_selections where company_id = a.company_id and assessment_id = a.id')},
  ',"scores":', ${jsonArray({ topicId, impactScore, financialScore }, 'materiality_scores where company_id = a.company_id and assessment_id = a.id')},
  ',"decisions":', ${decisionRows},
  ',"measures":', ${jsonArray({ componentId, kind, state, since, effectiveness }, `measures where ${AT_COMPONENT}`)},
  ',"netScores":', ${jsonArray(columnsOf(netScoreFields), `net_scores where ${AT_COMPONENT}`)},
  ',"horizonScores":', ${jsonArray(columnsOf(horizonScoreFields), `horizon_scores where ${AT_COMPONENT}`)},
  ',', (select concat('"impacts":', ${jsonByColumn(valuesOf(impactColumns), "c.kind = 'impact'")},
      ',"effects":', ${jsonByColumn(valuesOf(effectColumns), "c.kind <> 'impact'")})
    from materiality_components c join materiality_topics t on t.company_id = c.company_id and t.assessment_id = c.assessment_id and t.id = c.topic_id
    where c.company_id = a.company_id and c.assessment_id = a.id),
  '}')`;

/**
 * An expression that writes the dashboard's answer: the facts of one assessment, or of the newest with results (or the newest, if none
 * has any), and the assessments to choose from. Null if there is no assessment with this id.
 */
export const dashboardFacts = `(
  with list as materialized (
    select id, name, status, financial_year_start, created_at, ${isApproved('assessments')} as is_approved, ${isSigned('assessments')} as is_signed,
      exists (
        select from materiality_components c where c.company_id = assessments.company_id and c.assessment_id = assessments.id) as has_results
    from assessments where company_id = current_company() and removed_at is null
  ), chosen as (
    select id from list where asked is null or id = asked order by has_results desc, created_at desc limit 1
  )
  select concat('{"choices":', (select coalesce(json_agg(json_build_object(
      'id', id, 'name', name, 'status', status, 'isApproved', is_approved, 'isSigned', is_signed, 'financialYearStart', financial_year_start, 'hasResults', has_results
    ) order by created_at desc), '[]') from list),
    ',"hidesEarlier":', case when hides_earlier((select id from chosen)) then 'true' else 'false' end,
    ',"results":', coalesce((select ${facts} from assessments a where a.company_id = current_company() and a.id = (select id from chosen)), 'null'), '}') as json
  where asked is null or exists (select from chosen))`;
