-- The company whose wall this transaction stands in.
-- A setting that was set once in a session reads as '' afterwards, and a bare cast of '' fails on pooled connections.
create or replace function current_company() returns uuid language sql stable as
$$ select nullif(current_setting('app.company', true), '')::uuid $$;
