import { codeOf, issuesOf } from '#web/lib/api.ts';
import { type SaveFailureCode, saveFailures } from './messages.ts';

/** Why a save failed and what becomes of the input, in a sentence. */
export function explainSaveFailure(error: unknown): string {
  const [issue] = Object.values(issuesOf(error));
  return issue ?? saveFailures[failureCode(error)];
}

function failureCode(error: unknown): SaveFailureCode {
  const code = codeOf(error);
  if (code !== null) return code in saveFailures ? (code as SaveFailureCode) : 'UNKNOWN';
  // `fetch` throws TypeError offline and DOMException after the time limit; anything else is a mistake of ours.
  return error instanceof TypeError || error instanceof DOMException ? 'LOST' : 'UNKNOWN';
}
