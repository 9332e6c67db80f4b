-- How a company words the steps of a scale, a row for each scale (product P66); '' where a step has the product's words. What the steps
-- of a magnitude come to in money begins at `from…`, in whole units of the currency.
create table scale_wordings (
  company_id uuid    not null default current_company(),
  id         uuid    not null default gen_random_uuid(),
  scale      text    not null check (scale ~ '^[a-z-]{1,60}$'),
  step1      text    not null default '' check (length(step1) <= 200),
  step2      text    not null default '' check (length(step2) <= 200),
  step3      text    not null default '' check (length(step3) <= 200),
  step4      text    not null default '' check (length(step4) <= 200),
  step5      text    not null default '' check (length(step5) <= 200),
  currency   text    not null default '' check (currency ~ '^([A-Z]{3})?$'),
  from2      text    not null default '' check (from2 ~ '^[0-9]{0,15}$'),
  from3      text    not null default '' check (from3 ~ '^[0-9]{0,15}$'),
  from4      text    not null default '' check (from4 ~ '^[0-9]{0,15}$'),
  from5      text    not null default '' check (from5 ~ '^[0-9]{0,15}$'),
  version    integer not null default 1,
  primary key (company_id, id),
  unique (company_id, scale),
  foreign key (company_id) references companies (id) on delete cascade
);
call tenant_table('scale_wordings');
