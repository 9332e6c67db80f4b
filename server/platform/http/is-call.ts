import { CHAT_COMPLETIONS_PATH } from '#contract/chat-completions.ts';
import { CHAT_STREAM_PATH } from '#contract/chat-stream.ts';

/** Whether the application's own screens make this request, as opposed to an address that a person opens. */
export const isCall = (path: string) =>
  path.startsWith('/api/') || path === CHAT_STREAM_PATH || path === CHAT_COMPLETIONS_PATH;
