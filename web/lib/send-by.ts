import type { IssueCode } from '#contract/issue-codes.ts';
import { issuesOf } from './api.ts';

/**
 * Turns a mutation into the `send` of a form: the server's errors about fields are returned as sentences to show there. The mutation
 * itself reports all other errors.
 * @param sentences the form's own sentences, by the code of the problem
 * @param refusalAt other errors to show at a field, if a refusal is about its value
 */
export function sendBy<Values>(
  mutate: (values: Values) => Promise<unknown>,
  sentences: Readonly<Partial<Record<IssueCode, string>>> = {},
  refusalAt: (error: unknown, values: Values) => Record<string, string> = () => ({}),
): (values: Values) => Promise<boolean | Record<string, string>> {
  return async (values) => {
    try {
      await mutate(values);
      return true;
    } catch (error) {
      const said = Object.entries(issuesOf(error)).flatMap(([path, code]) => {
        const sentence = sentences[code];
        return sentence === undefined ? [] : [[path, sentence] as const];
      });
      const refused = { ...Object.fromEntries(said), ...refusalAt(error, values) };
      return Object.keys(refused).length > 0 && refused;
    }
  };
}
