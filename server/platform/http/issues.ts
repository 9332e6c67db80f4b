import type { IssueCode } from '#contract/issue-codes.ts';
import { issueMessage } from '#contract/issue-messages.ts';
import type { RefusalData } from '#contract/refusals.ts';

export type Issue = RefusalData<'malformed'>['issues'][number];

/**
 * One problem of an input, with its sentence.
 * @param noun of the contract, or '' outside of it
 */
export const issue = (path: Issue['path'], code: IssueCode, noun = '', limit?: number): Issue => ({
  path,
  code,
  message: issueMessage(noun, code, limit),
  ...(limit !== undefined && { limit }),
});

/** A problem that a schema library finds. */
interface FoundIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The problems that the library finds in an input, as path, code and our sentence, without its own details; each once. */
export function plainIssues(found: readonly FoundIssue[], noun = ''): Issue[] {
  const issues = found.map((each) => toIssue(each, noun));
  // A shape and a domain rule may report the same problem with a field: once is enough.
  return [...new Map(issues.map((each) => [JSON.stringify(each), each])).values()];
}

function toIssue(found: FoundIssue, noun: string): Issue {
  const keys = (found.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
  const path = keys.map((key) => (typeof key === 'number' ? key : String(key)));
  // The schema library's own messages are sentences; the contract's are codes.
  const code = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(found.message) ? (found.message as IssueCode) : 'invalid';
  const { maximum } = found as { maximum?: unknown };
  return issue(path, code, noun, typeof maximum === 'number' ? maximum : undefined);
}
