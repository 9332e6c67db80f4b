-- Why a question's answer failed or broke off: a code of the stream (contract/chat-faults.ts), kept so that it is told again whenever
-- the chat is opened. Null where nothing did.
alter table chat_messages add column fault text check (length(fault) between 1 and 60);
