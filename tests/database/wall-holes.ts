/** A hole in the wall between companies: the statements with which the owner makes it, and what the start must report. */
export type Hole = readonly [name: string, statements: string, said: RegExp];

/** `LOGIN` is replaced by the login that serves requests. */
export const holes: readonly Hole[] = [
  [
    'a policy that lets everything through',
    'alter policy company_wall on assessments using (true) with check (true)',
    /Altered: policy company_wall on table assessments is "permissive for all to twofold_member using \(true\)/,
  ],
  [
    'a policy that lets everything be read',
    'alter policy company_wall on materiality_components using (true)',
    /Altered: policy company_wall on table materiality_components is/,
  ],
  [
    'a policy without its check',
    'alter policy company_wall on stakeholder_mapping with check (true)',
    /Altered: policy company_wall on table stakeholder_mapping is/,
  ],
  [
    'a policy for somebody else',
    'alter policy company_wall on chat_messages to twofold_system',
    /Altered: policy company_wall on table chat_messages is/,
  ],
  [
    'a policy that is gone',
    'drop policy company_wall on materiality_scores',
    /Missing: policy company_wall on table materiality_scores/,
  ],
  [
    'a second policy for members',
    'create policy more on assessments for select to twofold_member using (true)',
    /Not made by Twofold: policy more on table assessments \(permissive for select/,
  ],
  [
    'a second policy for everybody',
    'create policy more on history using (true)',
    /Not made by Twofold: policy more on table history .* to everybody/,
  ],
  [
    'the system door opened to assessments',
    'create policy system_door on assessments for all to twofold_system using (true); grant select on assessments to twofold_system',
    /policy system_door on table assessments .*\n.*rights of twofold_system on table assessments/,
  ],
  [
    'a restriction made a permission',
    'drop policy own_chat on chat_sessions; create policy own_chat on chat_sessions for all to twofold_member using (user_id = current_person()) with check (user_id = current_person())',
    /Altered: policy own_chat on table chat_sessions is "permissive/,
  ],
  [
    'chats that are open to colleagues',
    'drop policy own_chat on chat_messages',
    /Missing: policy own_chat on table chat_messages/,
  ],
  [
    'row-level security switched off',
    'alter table companies disable row level security',
    /Altered: table companies is "no row-level security"/,
  ],
  [
    'row-level security that spares the owner',
    'alter table invitations no force row level security',
    /Altered: table invitations is .* not forced/,
  ],
  [
    'the window on people without its filter',
    'create or replace view company_people as select m.company_id, m.id as membership_id, m.user_id, u.name as full_name, u.email, m.role, m.created_at, m.ended_at, m.audits_until, m.audited, u.mail_refused_at, m.job_title, m.competence from memberships m join users u on u.id = m.user_id',
    /Altered: view company_people is/,
  ],
  [
    'a window that leaks through its filter',
    'alter view company_people reset (security_barrier)',
    /Altered: view company_people is/,
  ],
  [
    'another view',
    'create view everything as select * from assessments; grant select on everything to twofold_member',
    /Not made by Twofold: view everything/,
  ],
  [
    'another view that nobody was let at yet',
    'create view everything as select * from assessments',
    /Not made by Twofold: view everything/,
  ],
  [
    'a view in another schema',
    'create schema elsewhere; create view elsewhere.everything as select * from assessments',
    /Not made by Twofold: view elsewhere.everything/,
  ],
  [
    'a materialized view',
    'create materialized view frozen as select * from assessments; grant select on frozen to twofold_member',
    /Not made by Twofold: materialized view frozen/,
  ],
  [
    'a function with the rights of the owner',
    'create function peek() returns setof assessments language sql security definer as $$ select * from assessments $$',
    /Not made by Twofold: function peek\(\) .* with the rights of /,
  ],
  [
    'a function with the rights of the owner in another schema',
    'create schema elsewhere; grant usage on schema elsewhere to twofold_member; create function elsewhere.peek() returns setof assessments language sql security definer as $$ select * from public.assessments $$',
    /Not made by Twofold: function elsewhere.peek\(\) .*with the rights of/,
  ],
  [
    'another notion of the present company',
    `create or replace function current_company() returns uuid language sql stable as $$ select nullif(current_setting('app.other', true), '')::uuid $$`,
    /Altered: function current_company\(\) is/,
  ],
  [
    'a function of ours with the rights of the owner',
    'alter function copy_rows(regclass, uuid, uuid, text) security definer',
    /Altered: function copy_rows\(.*\) is/,
  ],
  [
    'a function whose names mean something else',
    'alter function record_history() set search_path = elsewhere',
    /Altered: function record_history\(\) is/,
  ],
  [
    'a function of ours with another’s rights',
    'create role LOGIN_other; grant create on schema public to LOGIN_other; alter function membership_of(uuid) owner to LOGIN_other',
    /Altered: function membership_of\(uuid\) is/,
  ],
  [
    'the window on memberships opened to members',
    'grant execute on function membership_of(uuid) to twofold_member',
    /Not made by Twofold: rights of twofold_member on function membership_of/,
  ],
  [
    'a company table without its wall',
    'create table leaky (company_id uuid not null, id uuid primary key)',
    /Not made by Twofold: table leaky \(no row-level security/,
  ],
  [
    'a child table without the company',
    'create table notes (id uuid primary key, component_id uuid not null, note text); grant select, insert on notes to twofold_member',
    /Not made by Twofold: table notes/,
  ],
  [
    'a company table in another schema',
    'create schema elsewhere; create table elsewhere.assessments (company_id uuid not null, id uuid primary key)',
    /Not made by Twofold: table elsewhere.assessments/,
  ],
  ['a copy of a company table', 'create table copied (like assessments)', /Not made by Twofold: table copied/],
  [
    'a history that is not written',
    'alter table assessments disable trigger record_history',
    /Altered: trigger record_history on table assessments is "disabled/,
  ],
  [
    'no trigger for the history',
    'drop trigger record_history on chat_sessions',
    /Missing: trigger record_history on table chat_sessions/,
  ],
  [
    'a history that is told everything',
    'create or replace trigger record_history after insert or update or delete on chat_messages for each row execute function record_history()',
    /Altered: trigger record_history on table chat_messages is/,
  ],
  [
    'keys that nobody watches',
    'alter table assessments disable trigger all',
    /Not made by Twofold: switched-off constraint .*_fkey on table assessments/,
  ],
  [
    'a history that can be changed',
    'grant update, delete on history to twofold_member',
    /Altered: rights of twofold_member on table history is/,
  ],
  [
    'a history that the system door reads',
    'grant select on history to twofold_system',
    /rights of twofold_system on table history/,
  ],
  [
    'a company without an admin',
    'drop trigger keep_an_admin on memberships',
    /Missing: trigger keep_an_admin on table memberships/,
  ],
  [
    'a company without an admin, by a function that says yes',
    'create or replace function keep_an_admin() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$ begin return new; end $$',
    /Altered: function keep_an_admin\(\) is/,
  ],
  [
    'a person in two companies',
    'drop index one_company_for_a_person',
    /Missing: unique index one_company_for_a_person/,
  ],
  ['two drafts', 'drop index one_draft', /Missing: unique index one_draft/],
  [
    'a foreign key without the company',
    'alter table chat_sessions drop constraint chat_sessions_company_id_assessment_id_fkey',
    /Missing: constraint chat_sessions_company_id_assessment_id_fkey/,
  ],
  [
    'one more foreign key',
    'alter table invitations add constraint plain foreign key (invited_by) references users (id)',
    /Not made by Twofold: constraint plain on table invitations/,
  ],
  [
    'a rule that is gone',
    'alter table memberships drop constraint memberships_role_check',
    /Missing: constraint memberships_role_check/,
  ],
  [
    'a rule that rewrites',
    'create rule instead as on delete to chat_messages do instead nothing',
    /Not made by Twofold: rule instead on table chat_messages/,
  ],
  [
    'persons that members read',
    'grant select on users to twofold_member',
    /Not made by Twofold: rights of twofold_member on table users /,
  ],
  [
    'one column of persons that members read',
    'grant select (email) on users to twofold_member',
    /Not made by Twofold: rights of twofold_member on column users.email /,
  ],
  [
    'sessions that everybody reads',
    'grant select on user_sessions to public',
    /Not made by Twofold: rights of everybody on table user_sessions /,
  ],
  [
    'a table that the login reads by itself',
    'grant select on assessments to LOGIN',
    /Not made by Twofold: rights of the serving login on table assessments /,
  ],
  [
    'rights that can be passed on',
    'grant select on assessments to twofold_member with grant option',
    /Altered: rights of twofold_member on table assessments is .* with grant option/,
  ],
  [
    'rights in each table to come',
    'alter default privileges in schema public grant select on tables to twofold_member',
    /Not made by Twofold: rights of twofold_member on every new table /,
  ],
  [
    'a serving login that makes tables',
    'grant create on schema public to LOGIN',
    /Not made by Twofold: rights of the serving login on schema public \(create\)/,
  ],
  [
    'a serving login with one more role',
    'grant pg_read_all_data to LOGIN',
    /Not made by Twofold: membership of the serving login in pg_read_all_data /,
  ],
  [
    'members that read as a backup does',
    'grant twofold_backup to twofold_member',
    /Not made by Twofold: membership of twofold_member in twofold_backup /,
  ],
  [
    'functions that see every company',
    'alter policy seen_by_functions on assessments using (true)',
    /Altered: policy seen_by_functions on table assessments is/,
  ],
  [
    'a role behind a door with one more role',
    'grant twofold_member to twofold_system',
    /Not made by Twofold: membership of twofold_system in twofold_member /,
  ],
  [
    'a serving login above the wall',
    'alter role LOGIN bypassrls',
    /Altered: role the serving login is "bypasses row-level security"/,
  ],
  [
    'a serving login that is a superuser',
    'alter role LOGIN superuser',
    /Altered: role the serving login is "superuser"/,
  ],
  ['a role above the wall', 'alter role twofold_member bypassrls', /Altered: role twofold_member is/],
  ['a backup that logs in', 'alter role twofold_backup login', /Altered: role twofold_backup is "may log in"/],
  [
    'a backup that makes roles',
    'alter role twofold_backup createrole',
    /Altered: role twofold_backup is "may create roles"/,
  ],
  [
    'a backup that writes',
    'grant insert on memberships to twofold_backup',
    /Not made by Twofold: rights of twofold_backup on table memberships \(insert\)/,
  ],
  [
    'a backup with one more role',
    'grant pg_write_all_data to twofold_backup',
    /Not made by Twofold: membership of twofold_backup in pg_write_all_data /,
  ],
  [
    'somebody else who reads as a backup does',
    'create role twofold_test_reader login; grant twofold_backup to twofold_test_reader',
    /Not made by Twofold: membership of twofold_test_reader in twofold_backup /,
  ],
  [
    'a serving login that lets others behind a door',
    'grant twofold_member to LOGIN with admin option',
    /Altered: membership of the serving login in twofold_member is .* may give it to others/,
  ],
];

/** Permanent membership in both roles behind the doors, in the syntax of the PostgreSQL version. */
export const inherited = (version: number) =>
  version < 160_000 ? 'alter role LOGIN inherit' : 'grant twofold_member, twofold_system to LOGIN with inherit true';
