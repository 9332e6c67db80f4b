-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table installation (
  is_only boolean not null default true,
  secrets_fingerprint text not null,
  constraint installation_pkey PRIMARY KEY (is_only),
  constraint installation_is_only_check CHECK (is_only),
  constraint installation_secrets_fingerprint_check CHECK ((length(secrets_fingerprint) = 43))
);
