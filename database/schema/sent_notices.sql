-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table sent_notices (
  user_id uuid not null,
  notice text not null,
  sent_at timestamp with time zone not null default now(),
  constraint sent_notices_pkey PRIMARY KEY (user_id, notice),
  constraint sent_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sent_notices_notice_check CHECK (((length(notice) >= 1) AND (length(notice) <= 200)))
);

CREATE INDEX sent_notices_by_age ON sent_notices USING btree (sent_at);
