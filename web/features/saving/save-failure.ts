import { type api, codeOf, issuesOf, refusalOf } from '#web/lib/api.ts';
import { saveFailures, tooManyRows } from './messages.ts';

/** Why a save failed and what becomes of the input, in a sentence. */
export function explainSaveFailure(error: unknown): string {
  const [issue] = Object.values(issuesOf(error));
  if (issue) return issue;
  const refusal = refusalOf<typeof api.components.create>(error);
  return refusal?.code === 'too-many-rows' ? tooManyRows(refusal.data) : saveFailures[failureCode(error)];
}

function failureCode(error: unknown): keyof typeof saveFailures {
  const code = codeOf(error);
  if (code !== null) return isExplained(code) ? code : 'unexpected';
  // `fetch` throws TypeError offline and DOMException after the time limit; anything else is a mistake of ours.
  return error instanceof TypeError || error instanceof DOMException ? 'lost' : 'unexpected';
}

const isExplained = (code: string): code is keyof typeof saveFailures => Object.hasOwn(saveFailures, code);
