-- What persons have been told by mail besides the mails they asked for. One row per notice and person, written in the
-- transaction that takes the mail over: none is sent twice.
create table sent_notices (
  user_id uuid        not null references users (id) on delete cascade,
  -- Says which: 'assessment-reminder <assessment> <since> 1', 'results <assessment> <completed>'.
  notice  text        not null check (length(notice) between 1 and 200),
  sent_at timestamptz not null default now(),
  primary key (user_id, notice)
);
create index sent_notices_by_age on sent_notices (sent_at);

-- Second proof besides the password (TOTP, RFC 6238), set up by the operator.
create table user_two_factors (
  user_id       uuid        primary key references users (id) on delete cascade,
  -- Sealed with the server's own secret: whoever reads the table cannot make codes.
  sealed_secret text        not null check (length(sealed_secret) between 1 and 500),
  -- The newest half-minute whose code was used: no code works twice.
  last_step     bigint      not null default 0,
  created_at    timestamptz not null default now()
);

-- Each works once, instead of a code of the device.
create table user_recovery_codes (
  user_id   uuid  not null references users (id) on delete cascade,
  -- sha-256 of a code with 100 random bits.
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (user_id, code_hash)
);
