/** What stands at a component of assessment `a`; one that is deleted leaves it, until that is undone. */
export const AT_COMPONENT = `company_id = a.company_id and assessment_id = a.id and component_id in (
  select c.id from materiality_components c where c.company_id = a.company_id and c.assessment_id = a.id)`;
