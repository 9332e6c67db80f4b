import { useQueryClient } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import type { FieldErrors } from '#web/ui/inputs/form.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { showSignOff } from './api.ts';
import { signOffMessages as say, signRefusals } from './messages.ts';
import type { RecordInput, Signing } from './sign-input.ts';

/** The result and the step that is signed or recorded. */
export interface StepOfResult {
  assessmentId: AssessmentId;
  /** Fingerprint of the result. */
  sha256: string;
  step: SignOffStep;
}

/**
 * Signs or records a step. Returns true on success; a sentence if a field is invalid; false if the problem was reported in a toast and the
 * current state has been reloaded.
 */
export function useSign({ assessmentId, sha256, step }: StepOfResult, isOwn: boolean) {
  const client = useQueryClient();
  return async (signing: Signing): Promise<boolean | FieldErrors<keyof RecordInput>> => {
    try {
      showSignOff(client, assessmentId, await api.signOff.sign({ assessmentId, sha256, step, ...signing }));
      if (signing.evidenceId) void client.invalidateQueries({ queryKey: queryKeys.evidence });
    } catch (error) {
      const said = explainRefusal(signRefusals, error);
      const field = isOwn ? null : fieldOf(codeOf(error), signing);
      if (said && field) return { [field]: said };
      toast.error(say.saveFailed, { description: said ?? say.keptText, id: 'sign-off' });
      for (const name of ['assessment', 'session'] as const) {
        void client.invalidateQueries({ queryKey: queryKeys[name] });
      }
      return false;
    }
    toast.success(say.saved(step, isOwn));
    return true;
  };
}

function fieldOf(code: string | null, { by }: Signing): keyof RecordInput | null {
  if (code === 'not-a-member' || code === 'same-person') return by.from === 'company' ? 'memberId' : 'name';
  if (code === 'minutes-required') return 'minutes';
  return code?.startsWith('date-') ? 'signedOn' : null;
}
