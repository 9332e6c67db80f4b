-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table rate_limits (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

CREATE INDEX rate_limits_of_expire ON rate_limits USING btree (expire);
