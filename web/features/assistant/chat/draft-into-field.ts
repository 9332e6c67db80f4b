import { MAX_LONG_TEXT } from '#domain/limits.ts';

/**
 * Appends a draft to a field's text, because the existing text is somebody's work. The draft is cut to the remaining space, but its
 * origin never is; null if there is no space.
 */
export function draftIntoField(present: string, draft: string, origin: string): string | null {
  const before = present.trim() === '' ? '' : `${present.trimEnd()}\n\n`;
  const after = `\n\n${origin}`;
  const room = MAX_LONG_TEXT - before.length - after.length;
  if (room < 1 || draft.trim() === '') return null;
  const fitting = draft.trim().length <= room ? draft.trim() : draft.trim().slice(0, room).trimEnd();
  return before + fitting + after;
}
