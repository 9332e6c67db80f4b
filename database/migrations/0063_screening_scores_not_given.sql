-- A side of a topic's screening is null until somebody has given it (method M15); what stands was given as it stands.
alter table materiality_scores alter column impact_score drop not null;
alter table materiality_scores alter column financial_score drop not null;

-- Giving one for the first time asks for no reason; otherwise as it was.
create or replace function asks_reason(table_name text, action text, old jsonb, new jsonb) returns boolean
language sql immutable parallel safe as $$
  select case action
    when 'delete' then table_name in ('materiality_components', 'stakeholder_mapping', 'topic_decisions', 'measures', 'net_scores')
      or table_name = 'materiality_topics' and coalesce(old ->> 'code' like '%-own-%', false)
    when 'insert' then table_name in ('topic_decisions', 'net_scores') or table_name = 'assessment_topic_selections' and new ->> 'is_relevant' = 'false'
    else case table_name
      when 'topic_decisions' then true
      when 'net_scores' then true
      when 'measures' then
        coalesce(new ->> 'state' = 'planned', false) or coalesce(new ->> 'kind' = 'remediation', false)
        or coalesce(old ->> 'effectiveness' = 'effective', false)
        or coalesce(new ->> 'state' <> 'implemented', true) and coalesce(old ->> 'since' <> '' and new ->> 'since' > old ->> 'since', false)
      when 'assessment_topic_selections' then coalesce(new ->> 'is_relevant' = 'false', false)
      when 'materiality_scores' then
        new ? 'impact_score' and old ->> 'impact_score' is not null
        or new ? 'financial_score' and old ->> 'financial_score' is not null
      when 'materiality_components' then
        new ? 'topic_id' or coalesce(new ->> 'impact_relevant' = 'false', false) or coalesce(new ->> 'financial_relevant' = 'false', false)
        or not coalesce(new ->> 'scores_open' = 'false', false) and (
          not coalesce(new ->> 'severity_open' = 'false', false) and exists (
            select from unnest(array[
              'impact_severity', 'impact_scale', 'impact_scope', 'impact_irremediability', 'financial_risk_opportunity']) score
            where new ? score and old ->> score is not null)
          or not coalesce(new ->> 'likelihood_open' = 'false', false) and exists (
            select from unnest(array['impact_likelihood', 'financial_likelihood']) score
            where new ? score and old ->> score is not null))
      else false end
  end
$$;
-- They hold the lines of which the function says so, and it says so of others now.
reindex index history_without_reason;
reindex index history_of_decisions;
