-- Written by `npm run tables` from domain/history/asking-tables.ts: change that.
-- Whether a line of the history is of a change that asks for a reason. An update's `old` and `new` hold the columns that changed.
create or replace function asks_reason(table_name text, action text, old jsonb, new jsonb) returns boolean
language sql immutable parallel safe as $$
  select case action
    when 'delete' then table_name in ('materiality_components', 'measures', 'net_scores', 'horizon_scores', 'topic_decisions', 'stakeholder_mapping')
      or table_name = 'materiality_topics' and coalesce(old ->> 'code' like '%-own-%', false)
    when 'insert' then table_name in ('net_scores', 'horizon_scores', 'topic_decisions')
      or table_name = 'assessment_topic_selections' and (coalesce(new ->> 'is_relevant' = 'false', false))
    else case table_name
      when 'materiality_components' then new ? 'topic_id'
        or not coalesce(new ->> 'severity_open' = 'false', false) and not coalesce(new ->> 'scores_open' = 'false', false) and (
        new ? 'impact_severity' and old ->> 'impact_severity' is not null
        or new ? 'impact_scale' and old ->> 'impact_scale' is not null
        or new ? 'impact_scope' and old ->> 'impact_scope' is not null
        or new ? 'impact_irremediability' and old ->> 'impact_irremediability' is not null
        or new ? 'financial_risk_opportunity' and old ->> 'financial_risk_opportunity' is not null)
        or not coalesce(new ->> 'likelihood_open' = 'false', false) and not coalesce(new ->> 'scores_open' = 'false', false) and (
        new ? 'impact_likelihood' and old ->> 'impact_likelihood' is not null
        or new ? 'financial_likelihood' and old ->> 'financial_likelihood' is not null)
        or coalesce(new ->> 'impact_relevant' = 'false', false)
        or coalesce(new ->> 'financial_relevant' = 'false', false)
      when 'measures' then coalesce(new ->> 'state' = 'planned', false)
        or coalesce(new ->> 'kind' = 'remediation', false)
        or coalesce(old ->> 'effectiveness' = 'effective', false)
        or not coalesce(new ->> 'state' = 'implemented', false) and (
        coalesce(old ->> 'since' <> '' and new ->> 'since' > old ->> 'since', false))
      when 'net_scores' then true
      when 'horizon_scores' then true
      when 'topic_decisions' then true
      when 'materiality_scores' then new ? 'impact_score' and old ->> 'impact_score' is not null
        or new ? 'financial_score' and old ->> 'financial_score' is not null
      when 'assessment_topic_selections' then coalesce(new ->> 'is_relevant' = 'false', false)
      else false end
  end
$$;
grant execute on function asks_reason(text, text, jsonb, jsonb) to twofold_member;
-- They hold the lines of which the function says so.
reindex index history_without_reason;
reindex index history_of_decisions;
