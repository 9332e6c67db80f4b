-- The auth library's tables (better-auth; names and columns mapped in server/platform/sessions). Persons belong to no company,
-- so there is no wall here: only the auth library's own connection reads these tables.
create table users (
  id             uuid        primary key default gen_random_uuid(),
  name           text        not null check (length(name) between 1 and 200),
  email          text        not null unique check (email = lower(email) and length(email) <= 320),
  email_verified boolean     not null default false,
  image          text,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);

create table user_sessions (
  id         uuid        primary key default gen_random_uuid(),
  user_id    uuid        not null references users (id) on delete cascade,
  token      text        not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_sessions_of_user on user_sessions (user_id);

create table user_accounts (
  id                       uuid        primary key default gen_random_uuid(),
  user_id                  uuid        not null references users (id) on delete cascade,
  account_id               text        not null,
  provider_id              text        not null,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  password                 text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index user_accounts_of_user on user_accounts (user_id);

create table user_verifications (
  id         uuid        primary key default gen_random_uuid(),
  identifier text        not null,
  value      text        not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_verifications_of_identifier on user_verifications (identifier);

create table notification_preferences (
  user_id              uuid    primary key references users (id) on delete cascade,
  email                boolean not null default true,
  assessment_reminders boolean not null default true,
  report_updates       boolean not null default false,
  system_updates       boolean not null default true
);

-- Browsers that have signed a person in before. Somebody locked out by another's guesses still gets in from one of them.
create table user_devices (
  user_id      uuid        not null references users (id) on delete cascade,
  -- sha-256 of the secret in the browser's cookie.
  secret_hash  bytea       not null check (length(secret_hash) = 32),
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, secret_hash)
);

-- Counted attempts (rate-limiter-flexible: names and types are its own; `expire` is in milliseconds since 1970). In the
-- database, so that a restart forgets no guess and two servers count together. Keys are hashes: no address stands here.
create table rate_limits (
  key    text    primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_of_expire on rate_limits (expire);
