import type { IssueCode } from './issue-codes.ts';

/** Sentences of the data layer that are specified to the letter, by the noun of the call and the code. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'components title-required': 'Component title is required',
  'topic-required': 'Topic ID is required',
};

const OWN: Readonly<Partial<Record<IssueCode, string>>> = {
  invalid: 'This value does not match the interface',
  'too-long': 'This text is too long',
};

/**
 * What a programmer reads beside the code of an issue: 'Component title is required', 'Use at most 500 characters'. People at a screen
 * read the browser's own sentence for the code.
 *
 * @param noun of the contract whose call found the issue; '' outside of it
 */
export function issueMessage(noun: string, code: IssueCode, limit?: number): string {
  if (code === 'too-long' && limit !== undefined) return `Use at most ${limit} characters`;
  return SPECIFIED[`${noun} ${code}`] ?? SPECIFIED[code] ?? OWN[code] ?? inWords(code);
}

/** 'reason-required' is 'Reason is required'. */
function inWords(code: string): string {
  const words = code.replace(/-required$/, ' is required').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
