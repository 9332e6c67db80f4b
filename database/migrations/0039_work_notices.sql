-- What of somebody's own work falls due, and how it stands each week (product P49).
alter table notification_preferences
  add column due_dates boolean not null default true,
  add column weekly_digest boolean not null default true;
