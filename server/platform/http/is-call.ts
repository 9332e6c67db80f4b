import { CHAT_COMPLETIONS_PATH } from '#contract/chat-completions.ts';
import { CHAT_STREAM_PATH } from '#contract/chat-stream.ts';

/** What the application's own screens call, as against what a person opens. */
export const isCall = (path: string) =>
  path.startsWith('/api/') || path === CHAT_STREAM_PATH || path === CHAT_COMPLETIONS_PATH;
