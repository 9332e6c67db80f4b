import { MAX_CHAT_MESSAGE } from '#domain/limits.ts';

/** Whether a question says something and is not too long to be asked. */
export function canSend(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= MAX_CHAT_MESSAGE;
}
