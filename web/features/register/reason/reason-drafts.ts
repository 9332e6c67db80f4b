import { registerForms } from '#web/features/saving/register-forms.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';

/** Why scores were changed, as far as it is typed, and of which rows. */
export const useKeptWhy = (assessmentId: string) =>
  useUnsaved<{ ids: readonly string[]; reason: string }>(assessmentId, registerForms.why);
