-- What a company calls its reports and which colour they have (product P59); '' for the product's own.
alter table companies
  add column report_name   text not null default '' check (length(report_name) <= 120),
  add column report_accent text not null default '' check (report_accent ~ '^(#[0-9a-f]{6})?$');
