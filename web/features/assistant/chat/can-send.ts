import { MAX_CHAT_MESSAGE } from '#domain/limits.ts';

/** Whether a question is neither empty nor too long. */
export function canSend(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= MAX_CHAT_MESSAGE;
}
