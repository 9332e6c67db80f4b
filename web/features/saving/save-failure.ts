import { type api, codeOf, refusalOf, statusOf } from '#web/lib/api.ts';
import { deleteFailures, explainIssue, saveFailures, tooManyRows } from './messages.ts';

/** Why a save failed and what happens to the input, in a sentence. */
export function explainSaveFailure(error: unknown): string {
  const refusal = refusalOf<typeof api.components.create>(error);
  if (refusal?.code === 'too-many-rows') return tooManyRows(refusal.data);
  const sentence = refusal?.code === 'malformed' ? explainIssue(refusal.data.issues[0]) : undefined;
  return sentence ?? saveFailures[failureCode(error)];
}

/** Why something could not be deleted; it is unchanged. */
export function explainDeleteFailure(error: unknown): string {
  const code = failureCode(error);
  return deleteFailures[code as keyof typeof deleteFailures] ?? saveFailures[code];
}

/** Whether no answer was possible: there was no connection or no server, or the server had no database or no time. */
export const isUnanswered = (error: unknown): boolean =>
  failureCode(error) === 'lost' || [502, 503, 504].includes(statusOf(error) ?? 0);

function failureCode(error: unknown): keyof typeof saveFailures {
  const code = codeOf(error);
  if (code !== null) return isExplained(code) ? code : 'unexpected';
  // `fetch` throws TypeError offline and DOMException after the time limit; anything else is a bug of ours.
  return error instanceof TypeError || error instanceof DOMException ? 'lost' : 'unexpected';
}

const isExplained = (code: string): code is keyof typeof saveFailures => Object.hasOwn(saveFailures, code);
