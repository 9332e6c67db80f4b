import { registerForms } from '#web/features/saving/register-forms.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';

/** The typed reason for changed scores, and the rows that it concerns. */
export const useKeptWhy = (assessmentId: string) =>
  useUnsaved<{ ids: readonly string[]; reason: string }>(assessmentId, registerForms.why);
