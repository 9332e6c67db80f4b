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
import { type SignInput, signatoryOf } from './sign-input.ts';

interface Signing {
  assessmentId: AssessmentId;
  sha256: string;
  step: SignOffStep;
}

/**
 * Records a step. Returns true on success; a sentence if a field is invalid; false if the problem was reported in a toast and the current
 * state has been reloaded.
 */
export function useSign({ assessmentId, sha256, step }: Signing) {
  const client = useQueryClient();
  return async (input: SignInput): Promise<boolean | FieldErrors<keyof SignInput>> => {
    const { jobTitle, signedOn, minutes } = input;
    try {
      const by = signatoryOf(input);
      const signed = await api.signOff.sign({ assessmentId, sha256, step, by, jobTitle, signedOn, minutes });
      showSignOff(client, assessmentId, signed);
    } catch (error) {
      const said = explainRefusal(signRefusals, error);
      const field = fieldOf(codeOf(error), input);
      if (said && field) return { [field]: said };
      toast.error(say.saveFailed, { description: said ?? say.keptText, id: 'sign-off' });
      for (const name of ['assessment', 'session'] as const) {
        void client.invalidateQueries({ queryKey: queryKeys[name] });
      }
      return false;
    }
    toast.success(say.saved(step));
    return true;
  };
}

function fieldOf(code: string | null, { from }: SignInput): keyof SignInput | null {
  if (code === 'not-a-member' || code === 'same-person') return from === 'company' ? 'memberId' : 'name';
  return code?.startsWith('date-') ? 'signedOn' : null;
}
