-- What the columns of a table that was brought along mean to a company, by the fingerprint of its headings (product P63): the next table
-- with the same headings is read alike. Goes with its company. Of its contents, which can hold words of the table, nothing stands in the
-- history; that it was used again is nothing that one wants to know later.
create table import_matchings (
  company_id      uuid        not null default current_company(),
  id              uuid        not null default gen_random_uuid(),
  headings_sha256 text        not null check (headings_sha256 ~ '^[0-9a-f]{64}$'),
  contents        jsonb       not null,
  used_at         timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, headings_sha256),
  foreign key (company_id) references companies (id) on delete cascade
);
call tenant_table('import_matchings', '{contents}');
drop trigger record_history on import_matchings;
create trigger record_history after insert on import_matchings for each row execute function record_history('contents');
