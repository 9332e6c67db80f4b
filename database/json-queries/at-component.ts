/** The rows on a component of assessment `a`; a deleted component leaves them behind, in case that is undone. */
export const AT_COMPONENT = `company_id = a.company_id and assessment_id = a.id and component_id in (
  select c.id from materiality_components c where c.company_id = a.company_id and c.assessment_id = a.id)`;

/** Of links, those whose beginning stands as well: an entry, a measure on one, or a dependency in words. */
export const FROM_COMPONENT = `(from_component_id is null or from_component_id in (
    select c.id from materiality_components c where c.company_id = a.company_id and c.assessment_id = a.id))
  and (from_measure_id is null or from_measure_id in (
    select m.id from measures m join materiality_components c
      on c.company_id = m.company_id and c.assessment_id = m.assessment_id and c.id = m.component_id
    where m.company_id = a.company_id and m.assessment_id = a.id))`;
