-- How the question of an answer was understood: its kind, what was looked up and which words were not used (contract/reading.ts).
-- Null for a person's message, and where nothing was looked up.
alter table chat_messages add column reading jsonb;
