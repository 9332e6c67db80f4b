-- The picture that stands on the covers of a company's reports (product P59), a PNG or JPEG; null for none.
alter table companies
  add column report_logo        bytea check (length(report_logo) between 1 and 200000),
  add column report_logo_sha256 text  generated always as (encode(sha256(report_logo), 'hex')) stored;
-- Compressed already.
alter table companies alter column report_logo set storage external;
-- The history says that it changed and the fingerprint of each, not the picture.
drop trigger record_history on companies;
create trigger record_history after insert or update or delete on companies for each row execute function record_history('report_logo');
