import { MAX_LONG_TEXT } from '#domain/limits.ts';

/**
 * A field's text with a draft under it: what stands there is somebody's work and stays. The draft is cut to the room that is
 * left, its origin never; null where there is no room for it.
 */
export function draftIntoField(present: string, draft: string, origin: string): string | null {
  const before = present.trim() === '' ? '' : `${present.trimEnd()}\n\n`;
  const after = `\n\n${origin}`;
  const room = MAX_LONG_TEXT - before.length - after.length;
  if (room < 1 || draft.trim() === '') return null;
  const fitting = draft.trim().length <= room ? draft.trim() : draft.trim().slice(0, room).trimEnd();
  return before + fitting + after;
}
