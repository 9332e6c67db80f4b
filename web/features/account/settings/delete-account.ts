import { api } from '#web/lib/api.ts';
import { forgetDrafts } from '#web/lib/drafts.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { toast } from '#web/ui/toast-store.ts';
import { deleteAccountRefusals, settingsMessages as say } from './messages.ts';

type Input = Parameters<typeof api.auth.deleteAccount>[0];

/** Deletes the account and goes to the landing page by a full page load, which leaves nothing of it in memory. */
export async function deleteAccount({ currentPassword, successor }: { currentPassword: string; successor: string }) {
  try {
    await api.auth.deleteAccount({ currentPassword, successor: (successor || null) as Input['successor'] });
  } catch (error) {
    const said = explainRefusal(deleteAccountRefusals, error);
    if (said?.field) return { [said.field]: said.sentence };
    toast.error(said?.sentence ?? say.deleteFailed, { id: 'delete-account' });
    return false;
  }
  forgetDrafts();
  window.location.assign('/');
  return true;
}
