/** The rows on a component of assessment `a`; a deleted component leaves them behind, in case that is undone. */
export const AT_COMPONENT = `company_id = a.company_id and assessment_id = a.id and component_id in (
  select c.id from materiality_components c where c.company_id = a.company_id and c.assessment_id = a.id)`;
