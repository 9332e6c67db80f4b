import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#web/features/account/session/use-session.ts';
import { formsWithDrafts, subscribeToDrafts } from '#web/lib/drafts.ts';

/** The forms of a record with unsaved input in this browser, all or only those that match; updated whenever that changes. */
export function useKeptForms(scope: string, isMeant: (form: string) => boolean = () => true): readonly string[] {
  const { user } = useSession();
  // One text, since a new array each time would count as a change.
  const forms = useSyncExternalStore(subscribeToDrafts, () =>
    formsWithDrafts(user?.id ?? '', scope)
      .filter(isMeant)
      .join('\n'),
  );
  return useMemo(() => (forms === '' ? [] : forms.split('\n')), [forms]);
}
