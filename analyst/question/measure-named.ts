import type { QueryData } from '#domain/query/fields/noun.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { rankTexts } from '#domain/search/rank-texts.ts';

/** From this fit on, an entry or a measure may be what is meant. */
export const PERHAPS_MEANT = 0.34;

/** The measure that a question seems to name; none if it names none this well. */
export function measureNamed(
  question: string,
  { current: { measures = [] } }: QueryData,
  least = PERHAPS_MEANT,
): Query[] {
  const [best] = rankTexts(
    question,
    measures.map(({ title }) => ({ title, text: '' })),
  );
  return best && best.fit >= least
    ? [{ ...everything('measure'), where: [{ field: 'title', is: 'equal', value: best.thing.title }] }]
    : [];
}
