-- What is taken from the starter library names its suggestion, and has no score until somebody gives one (method M9, product P46).
alter table materiality_components
  add column scores_open boolean not null default false,
  add column started_from text not null default '';

-- A suggestion stands in an assessment once.
create unique index materiality_components_started_from on materiality_components (company_id, assessment_id, started_from)
  where started_from <> '';

-- Scoring for the first time asks for no reason; otherwise as it was.
create or replace function asks_reason(table_name text, action text, old jsonb, new jsonb) returns boolean
language sql immutable parallel safe as $$
  select case action
    when 'delete' then table_name in ('materiality_components', 'stakeholder_mapping')
      or table_name = 'materiality_topics' and coalesce(old ->> 'code' like '%-own-%', false)
    when 'insert' then table_name = 'assessment_topic_selections' and new ->> 'is_relevant' = 'false'
    else case table_name
      when 'assessment_topic_selections' then coalesce(new ->> 'is_relevant' = 'false', false)
      when 'materiality_scores' then new ?| array['impact_score', 'financial_score']
      when 'materiality_components' then
        new ? 'topic_id' or coalesce(new ->> 'impact_relevant' = 'false', false) or coalesce(new ->> 'financial_relevant' = 'false', false)
        or not coalesce(new ->> 'scores_open' = 'false', false) and exists (
          select from unnest(array[
            'impact_severity', 'impact_likelihood', 'impact_scale', 'impact_scope', 'impact_irremediability',
            'financial_risk_opportunity', 'financial_likelihood']) score
          where new ? score and old ->> score is not null)
      else false end
  end
$$;
