import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#web/features/account/session/use-session.ts';
import { formsWithDrafts, subscribeToDrafts } from '#web/lib/drafts.ts';

/** Forms of a record whose input waits unsaved in this browser, all or those that are meant, and again whenever that changes. */
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
