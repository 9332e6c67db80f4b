import { useQueryClient } from '@tanstack/react-query';
import type { ViewShape } from '#contract/views.ts';
import type { ViewId } from '#domain/ids.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { toView, viewsQuery } from './api.ts';
import { viewListMessages as say, viewRefusals } from './messages.ts';

export type SavedFields = Parameters<typeof api.views.save>[0];

/** Saving and deleting views; failures are reported, and nothing typed or chosen is lost. */
export function useChangeViews() {
  const client = useQueryClient();
  const put = (change: (views: readonly ViewShape[]) => ViewShape[]) =>
    client.setQueryData(viewsQuery.queryKey, (views) => views && change(views));
  const byName = (views: ViewShape[]) => views.sort((one, other) => one.name.localeCompare(other.name));

  /** Returns the saved view; null if it was refused. */
  async function save(fields: SavedFields): Promise<ViewShape | null> {
    try {
      const saved = toView(await api.views.save(fields));
      put((views) => byName([...views.filter(({ id }) => id !== saved.id), saved]));
      toast.success(say.saved(saved.name), { id: 'view' });
      return saved;
    } catch (error) {
      const description = explainRefusal(viewRefusals, error) ?? say.tryAgain;
      toast.error(say.saveFailed, { description, id: 'view' });
      void client.invalidateQueries({ queryKey: viewsQuery.queryKey });
      return null;
    }
  }

  /** Deletes a view; the message offers to restore it under its old address. */
  async function remove(view: ViewShape): Promise<boolean> {
    try {
      await api.views.remove({ id: view.id });
    } catch (error) {
      // Somebody else has already deleted it.
      if (codeOf(error) !== 'not-found') {
        toast.error(say.deleteFailed, { description: say.tryAgain, id: 'view' });
        return false;
      }
    }
    put((views) => views.filter(({ id }) => id !== view.id));
    const action = { label: say.undo, onPress: () => void save({ ...fieldsOf(view), seenVersion: null }) };
    toast.success(say.deleted(view.name), { id: 'view', action, timeout: 10_000 });
    return true;
  }

  return { save, remove };
}

/** The fields of a view, as they are sent when it is saved. */
export function fieldsOf({ id, name, isShared, contents, version }: ViewShape): SavedFields {
  return { id: id as ViewId, name, isShared, contents, seenVersion: version };
}
