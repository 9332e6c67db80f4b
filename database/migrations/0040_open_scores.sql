-- Each of the two scores of what was begun without any is open by itself until somebody gives it (method M9, product P50). What said
-- it of both is renamed and doubled; nobody has changed anything, so the history gets no line.
alter table materiality_components rename column scores_open to severity_open;
alter table materiality_components add column likelihood_open boolean not null default false;
alter table materiality_components alter column likelihood_open type boolean using severity_open;

-- Giving a score for the first time asks for no reason; otherwise as it was. Lines of before say scores_open of both.
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
