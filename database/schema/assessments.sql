-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table assessments (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default current_person(),
  name text not null default 'Double Materiality Assessment'::text,
  status text not null default 'draft'::text,
  current_step integer not null default 1,
  completed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  esrs_version text not null,
  esrs_version_to_be_confirmed boolean not null default false,
  financial_year_start date not null,
  impact_threshold numeric not null default 12.5,
  financial_threshold numeric not null default 12.5,
  thresholds_reason text not null default ''::text,
  thresholds_by uuid,
  thresholds_at timestamp with time zone,
  copied_from uuid,
  version integer not null default 1,
  reopened boolean not null default false,
  removed_at timestamp with time zone,
  version_reason text not null default ''::text,
  climate_reason text not null default ''::text,
  transferred_from text,
  uses_reliefs boolean not null default false,
  borderline_band numeric not null default 0,
  thresholds_scored integer,
  thresholds_entries integer,
  score_basis text not null default 'gross'::text,
  approach text not null default ''::text,
  approach_note text not null default ''::text,
  undertaking text not null default ''::text,
  first_report_year integer,
  unchanged_reason text not null default ''::text,
  unchanged_by uuid,
  unchanged_at timestamp with time zone,
  unchanged_rows integer,
  looked_by text[] not null default '{}'::text[],
  look_weighed text not null default ''::text,
  left_open jsonb not null default '[]'::jsonb,
  constraint assessments_pkey PRIMARY KEY (company_id, id),
  constraint assessments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint assessments_company_id_thresholds_by_fkey FOREIGN KEY (company_id, thresholds_by) REFERENCES memberships(company_id, user_id),
  constraint assessments_company_id_unchanged_by_fkey FOREIGN KEY (company_id, unchanged_by) REFERENCES memberships(company_id, user_id),
  constraint assessments_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES memberships(company_id, user_id),
  constraint assessments_approach_check CHECK ((approach = ANY (ARRAY[''::text, 'top-down'::text, 'bottom-up'::text, 'both'::text]))),
  constraint assessments_approach_note_check CHECK ((length(approach_note) <= 20000)),
  constraint assessments_borderline_band_check CHECK ((((borderline_band >= (0)::numeric) AND (borderline_band <= (5)::numeric)) AND (mod(borderline_band, 0.5) = (0)::numeric))),
  constraint assessments_check CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
  constraint assessments_check1 CHECK (((thresholds_by IS NULL) = (thresholds_at IS NULL))),
  constraint assessments_check2 CHECK ((thresholds_entries >= thresholds_scored)),
  constraint assessments_check3 CHECK (((thresholds_scored IS NULL) = (thresholds_entries IS NULL))),
  constraint assessments_check4 CHECK ((((unchanged_by IS NULL) = (unchanged_at IS NULL)) AND ((unchanged_by IS NULL) = (unchanged_rows IS NULL)))),
  constraint assessments_check5 CHECK (((look_weighed = ''::text) OR (cardinality(looked_by) > 0))),
  constraint assessments_climate_reason_check CHECK ((length(climate_reason) <= 20000)),
  constraint assessments_current_step_check CHECK (((current_step >= 1) AND (current_step <= 6))),
  constraint assessments_esrs_version_check CHECK ((esrs_version = ANY (ARRAY['esrs-2023'::text, 'esrs-2026'::text]))),
  constraint assessments_financial_threshold_check CHECK ((financial_threshold = ANY (ARRAY[(5)::numeric, (10)::numeric, 12.5, (15)::numeric, (20)::numeric, (25)::numeric]))),
  constraint assessments_financial_year_start_check CHECK (((financial_year_start >= '2020-01-01'::date) AND (financial_year_start <= '2100-01-01'::date))),
  constraint assessments_first_report_year_check CHECK (((first_report_year >= 2027) AND (first_report_year <= 2040))),
  constraint assessments_impact_threshold_check CHECK ((impact_threshold = ANY (ARRAY[(5)::numeric, (10)::numeric, 12.5, (15)::numeric, (20)::numeric, (25)::numeric]))),
  constraint assessments_left_open_check CHECK ((jsonb_typeof(left_open) = 'array'::text)),
  constraint assessments_look_weighed_check CHECK ((length(look_weighed) <= 20000)),
  constraint assessments_looked_by_check CHECK ((cardinality(looked_by) <= 100)),
  constraint assessments_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200))),
  constraint assessments_score_basis_check CHECK ((score_basis = ANY (ARRAY['gross'::text, 'net'::text]))),
  constraint assessments_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'completed'::text]))),
  constraint assessments_thresholds_reason_check CHECK ((length(thresholds_reason) <= 20000)),
  constraint assessments_thresholds_scored_check CHECK ((thresholds_scored >= 0)),
  constraint assessments_transferred_from_check CHECK ((transferred_from = ANY (ARRAY['esrs-2023'::text, 'esrs-2026'::text]))),
  constraint assessments_unchanged_reason_check CHECK ((length(unchanged_reason) <= 2000)),
  constraint assessments_unchanged_rows_check CHECK ((unchanged_rows >= 0)),
  constraint assessments_undertaking_check CHECK ((undertaking = ANY (ARRAY[''::text, 'wave-one-above'::text, 'wave-one-below'::text, 'from-2027'::text, 'voluntary'::text]))),
  constraint assessments_version_reason_check CHECK ((length(version_reason) <= 20000)),
  constraint only_drafts_are_reopened CHECK (((NOT reopened) OR (status = 'draft'::text))),
  constraint only_new_drafts_are_removed CHECK (((removed_at IS NULL) OR ((status = 'draft'::text) AND (NOT reopened))))
);

CREATE UNIQUE INDEX one_draft ON assessments USING btree (company_id) WHERE ((status = 'draft'::text) AND (NOT reopened) AND (removed_at IS NULL));

alter table assessments enable row level security;
alter table assessments force row level security;
create policy company_wall on assessments for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on assessments for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on assessments as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on assessments for select to twofold_backup
  using (true);
create policy seen_by_functions on assessments for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE DELETE OR UPDATE ON assessments FOR EACH ROW WHEN ((old.status = 'completed'::text)) EXECUTE FUNCTION keep_completed_itself();
CREATE TRIGGER next_version BEFORE UPDATE ON assessments FOR EACH ROW WHEN (((to_jsonb(old.*) - 'current_step'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'current_step'::text))) EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON assessments FOR EACH ROW EXECUTE FUNCTION record_history('assessments');

grant delete, insert, select, update on assessments to twofold_member;
