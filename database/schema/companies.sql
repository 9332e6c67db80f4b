-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table companies (
  id uuid not null default gen_random_uuid(),
  name text not null,
  industry text not null,
  size text not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  closes_at timestamp with time zone,
  one_person_may_sign boolean not null default false,
  report_name text not null default ''::text,
  report_accent text not null default ''::text,
  report_logo bytea,
  report_logo_sha256 text generated always as (encode(sha256(report_logo), 'hex'::text)) stored,
  report_locale text not null default 'en-GB'::text,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_industry_check CHECK (((length(industry) >= 1) AND (length(industry) <= 100))),
  constraint companies_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200))),
  constraint companies_report_accent_check CHECK ((report_accent ~ '^(#[0-9a-f]{6})?$'::text)),
  constraint companies_report_locale_check CHECK ((report_locale = ANY (ARRAY['en-GB'::text, 'en-US'::text, 'de-DE'::text, 'fr-FR'::text, 'es-ES'::text, 'it-IT'::text, 'nl-NL'::text, 'pl-PL'::text]))),
  constraint companies_report_logo_check CHECK (((length(report_logo) >= 1) AND (length(report_logo) <= 200000))),
  constraint companies_report_name_check CHECK ((length(report_name) <= 120)),
  constraint companies_size_check CHECK (((length(size) >= 1) AND (length(size) <= 100)))
);

alter table companies enable row level security;
alter table companies force row level security;
create policy company_wall on companies for all to twofold_member
  using ((id = current_company()))
  with check ((id = current_company()));
create policy erased_by_function on companies for delete to the owner
  using ((id = current_company()));
create policy read_for_backup on companies for select to twofold_backup
  using (true);
create policy seen_by_functions on companies for select to the owner
  using ((id = current_company()));
create policy system_door on companies for all to twofold_system
  using (true)
  with check (true);

CREATE TRIGGER next_version BEFORE UPDATE ON companies FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON companies FOR EACH ROW EXECUTE FUNCTION record_history('companies', 'report_logo');

grant select, update on companies to twofold_member;
grant insert, select on companies to twofold_system;
grant update (closes_at) on companies to twofold_system;
