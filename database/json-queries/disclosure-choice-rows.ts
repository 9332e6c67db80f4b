import { disclosureChoiceFields } from '#domain/disclosures/fields.ts';
import { columnName } from '#domain/fields/column-name.ts';
import { namesOf } from '#domain/fields/values.ts';
import { columnsOf, isoInstant, jsonArray } from './json-rows.ts';

const columns = namesOf(disclosureChoiceFields).map((name) => `d.${columnName(name)}`);

/** The choices on disclosure requirements of assessment `a`, with the names of the people who made them. */
export const disclosureChoiceRows = jsonArray(
  {
    ...columnsOf(disclosureChoiceFields),
    topicCodes: 'choices',
    chosenBy: 'line',
    chosenAt: 'one-of',
    version: 'number',
  },
  `(select ${columns.join(', ')}, d.topic_codes, d.version, ${isoInstant('d.chosen_at')} as chosen_at,
        coalesce((select full_name from company_people where user_id = d.chosen_by), '') as chosen_by
      from disclosure_choices d where d.company_id = a.company_id and d.assessment_id = a.id) told order by esrs_version, requirement`,
);
