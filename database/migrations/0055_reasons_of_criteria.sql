-- Why each criterion has its score, beside the justification (product P67).
alter table materiality_components
  add column impact_scale_reason           text not null default '' check (length(impact_scale_reason) <= 500),
  add column impact_scope_reason           text not null default '' check (length(impact_scope_reason) <= 500),
  add column impact_irremediability_reason text not null default '' check (length(impact_irremediability_reason) <= 500),
  add column magnitude_reason              text not null default '' check (length(magnitude_reason) <= 500),
  add column likelihood_reason             text not null default '' check (length(likelihood_reason) <= 500);
