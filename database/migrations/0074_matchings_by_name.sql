-- A company keeps how it reads a table under a name, so that people can choose, rename and delete it. The history says who named or deleted
-- one; its contents, which can hold words of the table, still stand in no line of it.
alter table import_matchings add column name text not null default '' check (length(name) <= 200);
