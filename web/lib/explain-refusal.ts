import { codeOf, type OwnCodeOf, type RefusalOf } from './api.ts';

type DataOf<Endpoint, Code> = Extract<RefusalOf<Endpoint>, { code: Code }>['data'];

/**
 * The sentence for each code that an endpoint lists itself, such as `typeof api.invitations.send`; if one is missing, this does not
 * compile. `About` is what else the screen knows, `Said` is one or several sentences.
 */
export type Explanations<Endpoint, Said, About = void> = {
  [Code in OwnCodeOf<Endpoint>]: (data: DataOf<Endpoint, Code>, about: About) => Said;
};

/** The sentence for an error; undefined for refusals that any endpoint can answer, and if there was no answer. */
export function explainRefusal<Endpoint, Said, About = void>(
  explanations: Explanations<Endpoint, Said, About>,
  error: unknown,
  ...[about]: About extends void ? [] : [about: About]
): Said | undefined {
  const code = codeOf(error);
  if (code === null || !Object.hasOwn(explanations, code)) return undefined;
  // The data belongs to the code that was just looked up, which TypeScript cannot infer.
  const explain = explanations[code as OwnCodeOf<Endpoint>] as (data: unknown, about?: About) => Said;
  return explain((error as { data?: unknown }).data, about);
}
