-- Rows carry a version: the second of two people to save the same thing is shown the other's value.
create or replace function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
