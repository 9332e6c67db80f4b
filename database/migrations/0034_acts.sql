-- What somebody did to several rows at once is one act: its lines name it, so that it is told as one thing and undone as one.
-- A default, so that whatever writes a line need not know of it; lines that stand already have none.
alter table history add column act uuid default nullif(current_setting('app.act', true), '')::uuid;
create index history_of_act on history (company_id, act, id desc) where act is not null;
