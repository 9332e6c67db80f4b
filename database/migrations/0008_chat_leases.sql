-- Which chats are being answered at the moment, by which server. Two servers on one database would otherwise answer two
-- questions in one chat at once. A server that dies leaves its lease to expire. No data of a company stands here (as in
-- rate_limits), and none of this is history: a running answer renews its lease several times a minute.
create table chat_leases (
  session_id uuid        primary key,
  holder     uuid        not null,
  until      timestamptz not null
);
create index chat_leases_by_end on chat_leases (until);
