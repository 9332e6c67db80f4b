import { useCallback, useState } from 'react';
import { useSession } from '#web/features/session/use-session.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/drafts.ts';

/**
 * Unsaved input of one form, kept in the browser under person, scope and form (product P19). `value` is undefined while
 * nothing differs from what is saved; set it to undefined after saving or discarding.
 *
 * Danger: a draft can be older than the rows it was made from (a reload, a colleague). Keep in it the `version` of each row as
 * it was when the input began, and send that as `seenVersion`: a version read at the time of saving overwrites silently.
 *
 * @param scope id of the record the form belongs to: an assessment, a company; a word of its own where there is none yet
 * @param form named after the section's body ('topic-selection'), so that the wizard can say where unsaved input waits
 */
export function useUnsaved<Value>(
  scope: string,
  form: string,
): [Value | undefined, (value: Value | undefined) => void] {
  const { user } = useSession();
  const key = draftKey(user?.id ?? '', scope, form);
  const [held, setHeld] = useState(() => ({ key, value: parse<Value>(readDraft(key)) }));
  // Another record or form under the same component: start from what is kept there.
  const value = held.key === key ? held.value : parse<Value>(readDraft(key));
  const set = useCallback(
    (next: Value | undefined) => {
      setHeld({ key, value: next });
      writeDraft(key, next === undefined ? undefined : JSON.stringify(next));
    },
    [key],
  );
  return [value, set];
}

function parse<Value>(text: string | undefined): Value | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}
