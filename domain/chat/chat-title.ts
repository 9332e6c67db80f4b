/** The name of a chat before its first message. */
export const DEFAULT_CHAT_TITLE = 'New chat';

const TITLE_LENGTH = 50;

/**
 * The title of a chat from its first message: the first 50 characters, trimmed, followed by '...' if the message is longer. Counts whole
 * characters, so that an emoji is never split.
 */
export function chatTitle(message: string): string {
  const characters = Array.from(message.trim());
  const start = characters.slice(0, TITLE_LENGTH).join('').trim();
  if (start === '') return DEFAULT_CHAT_TITLE;
  return characters.length > TITLE_LENGTH ? `${start}...` : start;
}
