import { componentFields } from '#domain/components/fields.ts';
import { columnName } from '#domain/fields/column-name.ts';
import { namesOf } from '#domain/fields/values.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { linkFields } from '#domain/links/fields.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import { AT_COMPONENT, FROM_COMPONENT } from './at-component.ts';
import { decisionRows } from './decision-rows.ts';
import { disclosureChoiceRows } from './disclosure-choice-rows.ts';
import { countsOfEvidence } from './evidence-counts.ts';
import {
  columnsOf,
  isApproved,
  isoInstant,
  isSigned,
  jsonArray,
  lastLook,
  thresholdsAdopted,
  unchangedStatement,
} from './json-rows.ts';

const version = { version: 'number' } as const;
const id = { id: 'id' } as const;

/** The assessment itself. `thresholds_by` is returned as a name. */
const frame = `json_build_object(
  'id', a.id, 'name', a.name, 'status', a.status, 'currentStep', a.current_step,
  'isReopened', a.reopened, 'completedAt', ${isoInstant('a.completed_at')}, 'isApproved', ${isApproved('a')}, 'isSigned', ${isSigned('a')}, 'createdAt', ${isoInstant('a.created_at')},
  'esrsVersion', a.esrs_version, 'esrsVersionToBeConfirmed', a.esrs_version_to_be_confirmed,
  'usesReliefs', a.uses_reliefs, 'financialYearStart', a.financial_year_start,
  'transferredFrom', a.transferred_from,
  'thresholds', json_build_object('impact', a.impact_threshold, 'financial', a.financial_threshold),
  'borderlineBand', a.borderline_band, 'scoreBasis', a.score_basis, 'thresholdsReason', a.thresholds_reason,
  'thresholdsAdopted', ${thresholdsAdopted},
  'versionReason', a.version_reason, 'climateReason', a.climate_reason,
  'approach', a.approach, 'approachNote', a.approach_note, 'unchanged', ${unchangedStatement},
  'leftOpen', a.left_open, 'lastLook', ${lastLook},
  'undertaking', a.undertaking, 'firstReportYear', a.first_report_year, 'version', a.version)`;

/** Everything below an assessment, each list in the order of its screen. */
const parts: Readonly<Record<string, string>> = {
  topics: jsonArray(
    { ...id, code: 'line', name: 'line', description: 'long-text', category: 'one-of' },
    'materiality_topics where company_id = a.company_id and assessment_id = a.id order by position, length(code), code',
  ),
  selections: jsonArray(
    { ...columnsOf(selectionFields), ...version },
    'assessment_topic_selections where company_id = a.company_id and assessment_id = a.id',
  ),
  responses: jsonArray(
    { ...columnsOf(answerFields), ...version },
    'assessment_responses where company_id = a.company_id and assessment_id = a.id order by section, field_name',
  ),
  scores: jsonArray(
    { ...columnsOf(topicScoreFields), ...version },
    'materiality_scores where company_id = a.company_id and assessment_id = a.id',
  ),
  components: jsonArray(
    { ...id, ...columnsOf(componentFields), ...version },
    'materiality_components where company_id = a.company_id and assessment_id = a.id order by created_at, id',
  ),
  stakeholders: jsonArray(
    { ...id, ...columnsOf(stakeholderFields), ...version },
    'stakeholder_mapping where company_id = a.company_id and assessment_id = a.id order by stakeholder_group, created_at, id',
  ),
  activities: jsonArray(
    {
      ...id,
      ...columnsOf(activityFields),
      componentIds: 'choices',
      nothingFound: 'line',
      nothingFoundBy: 'line',
      nothingFoundAt: 'optional-one-of',
      ...version,
    },
    `(select v.id, ${namesOf(activityFields).map(columnName).join(', ')}, component_ids, nothing_found, v.version,
        coalesce((select full_name from company_people where user_id = v.nothing_found_by), '') as nothing_found_by,
        ${isoInstant('nothing_found_at')} as nothing_found_at
      from value_chain_activities v where v.company_id = a.company_id and v.assessment_id = a.id) told order by position, name, id`,
  ),
  evidence: countsOfEvidence,
  decisions: decisionRows,
  disclosureChoices: disclosureChoiceRows,
  measures: jsonArray(
    { ...id, ...columnsOf(measureFields), ...version },
    `measures where ${AT_COMPONENT} order by created_at, id`,
  ),
  netScores: jsonArray(
    { ...columnsOf(netScoreFields), ...version },
    `net_scores where ${AT_COMPONENT} order by component_id`,
  ),
  horizonScores: jsonArray(
    { ...columnsOf(horizonScoreFields), ...version },
    `horizon_scores where ${AT_COMPONENT} order by component_id, horizon`,
  ),
  links: jsonArray(
    { ...id, ...columnsOf(linkFields), ...version },
    `links where ${AT_COMPONENT} and ${FROM_COMPONENT} order by created_at, id`,
  ),
};

const lists = Object.entries(parts).map(([name, list]) => `',"${name}":', ${list}`);
/** An expression that writes an assessment with everything below it as the contract's JSON; null if there is none with this id. */
export const wholeAssessment = `(select concat('{"assessment":', ${frame}, ${lists.join(', ')}, '}') as json from assessments a where a.company_id = current_company() and a.id = asked and a.removed_at is null)`;

/** What distinguishes a draft from the others, newest first. */
const heads = (where: string, columns: string) => `(
  select coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'financialYearStart', financial_year_start, ${columns}
  ) order by created_at desc), '[]') from assessments where company_id = current_company() and ${where})`;

/**
 * An expression that writes the draft with everything below it, the latest completed assessment (each null if there is none), and the
 * list of drafts, including deleted ones. Of several drafts, it takes the requested one, otherwise the one that was not reopened.
 */
export const draftAndLatest = `concat(
  '{"draft":', coalesce(whole_assessment((
    select id from assessments where company_id = current_company() and status = 'draft' and removed_at is null
    order by id is not distinct from asked desc, reopened, created_at desc limit 1)), 'null'),
  ',"latestCompleted":', coalesce((
    select ${frame}::text from assessments a where a.company_id = current_company() and a.status = 'completed' order by a.created_at desc limit 1), 'null'),
  ',"drafts":', ${heads("status = 'draft' and removed_at is null", "'isReopened', reopened")},
  ',"removed":', ${heads('removed_at is not null', `'removedAt', ${isoInstant('removed_at')}`)}, '}')`;
