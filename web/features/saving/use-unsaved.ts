import { useMemo } from 'react';
import { useSession } from '#web/features/account/session/use-session.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { holdValue, type Observable, same, useHeld } from '#web/lib/observable.ts';

/**
 * Unsaved input of one form, stored in the browser under person, scope and form (product P19). `value` is undefined while nothing differs
 * from what is saved; set it to undefined after saving or discarding.
 *
 * Danger: a draft can be older than the rows it was made from (a reload, a colleague). Store in it the `version` of each row at the time
 * the input began, and send that as `seenVersion`: a version read at the time of saving would overwrite changes silently.
 * @param scope id of the record that the form belongs to: an assessment, a company; a fixed word if there is none yet
 * @param form named after the section's body ('topic-selection'), so that the wizard can say where there is unsaved input
 */
export function useUnsaved<Value>(
  scope: string,
  form: string,
): [Value | undefined, (value: Value | undefined) => void] {
  const held = useHeldUnsaved<Value>(scope, form);
  return [useHeld(held, same), held.set];
}

/** The same outside the rendered screen: a new value renders only its subscribers. */
export function useHeldUnsaved<Value>(scope: string, form: string): Observable<Value | undefined> {
  const { user } = useSession();
  const key = draftKey(user?.id ?? '', scope, form);
  // Another record or form in the same component: start from what is stored there.
  return useMemo(() => holdUnsaved<Value>(key), [key]);
}

function holdUnsaved<Value>(key: string): Observable<Value | undefined> {
  const held = holdValue(parse<Value>(readDraft(key)));
  return {
    ...held,
    set(next) {
      held.set(next);
      writeDraft(key, next === undefined ? undefined : JSON.stringify(next));
    },
  };
}

function parse<Value>(text: string | undefined): Value | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}
