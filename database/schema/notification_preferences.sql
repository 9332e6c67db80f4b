-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table notification_preferences (
  user_id uuid not null,
  email boolean not null default true,
  assessment_reminders boolean not null default true,
  report_updates boolean not null default false,
  system_updates boolean not null default true,
  mentions boolean not null default true,
  due_dates boolean not null default true,
  weekly_digest boolean not null default true,
  assignments boolean not null default true,
  review_requests boolean not null default true,
  signatures boolean not null default true,
  constraint notification_preferences_pkey PRIMARY KEY (user_id),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
