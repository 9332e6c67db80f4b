import { issuesOf } from './api.ts';

/**
 * A mutation as the `send` of a form: what the server found wrong at fields comes back as sentences, to stand there. Everything
 * else the mutation tells itself.
 */
export function sendBy<Values>(
  mutate: (values: Values) => Promise<unknown>,
): (values: Values) => Promise<boolean | Record<string, string>> {
  return async (values) => {
    try {
      await mutate(values);
      return true;
    } catch (error) {
      const issues = issuesOf(error);
      return Object.keys(issues).length > 0 ? issues : false;
    }
  };
}
