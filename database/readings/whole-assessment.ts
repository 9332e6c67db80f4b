import { componentFields } from '#domain/components/fields.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { columnsOf, isoInstant, jsonArray } from './json-rows.ts';

const version = { version: 'number' } as const;
const id = { id: 'id' } as const;

/** The assessment itself. `thresholds_by` is told by name. */
const frame = `json_build_object(
  'id', a.id, 'name', a.name, 'status', a.status, 'currentStep', a.current_step,
  'completedAt', ${isoInstant('a.completed_at')}, 'createdAt', ${isoInstant('a.created_at')},
  'esrsVersion', a.esrs_version, 'esrsVersionToBeConfirmed', a.esrs_version_to_be_confirmed,
  'financialYearStart', a.financial_year_start,
  'thresholds', json_build_object('impact', a.impact_threshold, 'financial', a.financial_threshold),
  'thresholdsReason', a.thresholds_reason,
  'thresholdsAdopted', case when a.thresholds_at is not null then json_build_object(
    'by', coalesce((select full_name from company_people where user_id = a.thresholds_by), ''),
    'at', ${isoInstant('a.thresholds_at')}) end,
  'version', a.version)`;

/** What lies below an assessment, each list in the order in which its screen shows it. */
const parts: Readonly<Record<string, string>> = {
  topics: jsonArray(
    { ...id, code: 'line', name: 'line', description: 'long-text', category: 'one-of' },
    'materiality_topics where assessment_id = a.id order by position',
  ),
  selections: jsonArray(
    { ...columnsOf(selectionFields), ...version },
    'assessment_topic_selections where assessment_id = a.id',
  ),
  responses: jsonArray(
    { ...columnsOf(answerFields), ...version },
    'assessment_responses where assessment_id = a.id order by section, field_name',
  ),
  scores: jsonArray({ ...columnsOf(topicScoreFields), ...version }, 'materiality_scores where assessment_id = a.id'),
  components: jsonArray(
    { ...id, ...columnsOf(componentFields), ...version },
    'materiality_components where assessment_id = a.id order by created_at, id',
  ),
  stakeholders: jsonArray(
    { ...id, ...columnsOf(stakeholderFields), ...version },
    'stakeholder_mapping where assessment_id = a.id order by stakeholder_group, created_at, id',
  ),
};

const lists = Object.entries(parts).map(([name, list]) => `',"${name}":', ${list}`);
/** An expression that writes an assessment with everything below it as the contract's JSON; null where there is none with this id. */
export const wholeAssessment = `(select concat('{"assessment":', ${frame}, ${lists.join(', ')}, '}') as json from assessments a where a.id = asked)`;

const newest = (status: 'draft' | 'completed') =>
  `(select id from assessments where status = '${status}' order by created_at desc limit 1)`;

/** An expression that writes the draft with everything below it and the latest completed assessment, each null where there is none. */
export const draftAndLatest = `concat(
  '{"draft":', coalesce(whole_assessment(${newest('draft')}), 'null'),
  ',"latestCompleted":', coalesce((select ${frame}::text from assessments a where a.id = ${newest('completed')}), 'null'), '}')`;
