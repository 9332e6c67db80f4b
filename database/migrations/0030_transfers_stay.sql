-- What a transfer left can be taken back of a draft alone: of a completed assessment it stays as it is, like all below it.
create trigger keep_completed before insert or update or delete on assessment_transfers for each row execute function keep_completed();
