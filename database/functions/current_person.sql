-- The person who acts in this transaction; null where the server acts of its own accord.
create or replace function current_person() returns uuid language sql stable as
$$ select nullif(current_setting('app.user', true), '')::uuid $$;
