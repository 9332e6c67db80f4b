create table chat_sessions (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  user_id       uuid        not null default current_person(),
  title         text        not null default 'New chat' check (length(btrim(title)) between 1 and 200),
  created_at    timestamptz not null default now(),
  version       integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);
create index chat_sessions_of_person on chat_sessions (company_id, user_id, assessment_id, created_at desc);
call tenant_table('chat_sessions', '{title}');

create table chat_messages (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  session_id    uuid        not null,
  assessment_id uuid        not null,
  user_id       uuid        not null default current_person(),
  role          text        not null check (role in ('user', 'assistant')),
  content       text        not null check (length(content) <= 200000),
  -- 'partial': the stream broke and what had arrived was kept.
  state         text        not null default 'complete' check (state in ('complete', 'partial')),
  sources       jsonb       not null default '[]',
  -- Who wrote an assistant's message: 'built-in analyst' or the model's name; '' for a person's.
  answered_by   text        not null default '' check (length(answered_by) <= 200),
  position      bigint      generated always as identity,
  created_at    timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, session_id) references chat_sessions (company_id, id) on delete cascade,
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);
create index chat_messages_of_session on chat_messages (company_id, session_id, position);
call tenant_table('chat_messages', '{content,sources}');

-- Chats are private to their person, admins included (product P24).
create policy own_chat on chat_sessions as restrictive for all to twofold_member using (user_id = current_person()) with check (user_id = current_person());
create policy own_chat on chat_messages as restrictive for all to twofold_member using (user_id = current_person()) with check (user_id = current_person());
