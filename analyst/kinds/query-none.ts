import type { Block, Line } from '#analyst/blocks/answer.ts';
import { blocks, counted, joined, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { resultsSource } from '#domain/chat/sources.ts';
import { withArticle } from '#domain/fields/wording.ts';
import { evaluate, type QueryResult } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { sayCondition } from '#domain/query/wording/condition-words.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { tellBorderline } from './query-note.ts';

/** Says that no row has a value yet by which it could be the highest or lowest. */
export const sayUnranked = (query: Query, { total }: QueryResult, { current }: QueryData): Block[] =>
  blocks(
    sentence(
      strong('None'),
      ' of ',
      strong(total),
      ` ${counted(total, nouns[query.noun].plural)} ${isOfScore(query) ? 'is scored yet' : `has ${sortedBy(query)}`}, so none ranks first.`,
      rests(resultsSource(current)),
    ),
    isOfScore(query) && offers('What should I focus on next in my assessment?'),
  );

const isOfScore = ({ noun, sort: [by] }: Query) => by !== undefined && nouns[noun].fields[by.field]?.max === 25;
const sortedBy = ({ noun, sort: [by] }: Query) => withArticle(nouns[noun].fields[by?.field ?? '']?.label ?? '');

const asksMaterial = ({ noun, where, of, comparedWith }: Query) =>
  noun === 'topic' &&
  of === 'this' &&
  comparedWith === null &&
  where.some(({ field, is, not }) => !not && is === 'equal' && (field === 'material' || field === 'materialBy'));
const isAnyScored = ({ current }: QueryData) => buildMatrix(current).points.length > 0;

/** Before anything is scored, thresholds decide nothing: says so, and what to do. */
const sayNoneMaterial = (outOf: number, { current }: QueryData): Block[] =>
  blocks(
    sentence(
      strong('None'),
      ` of ${outOf} topics is material yet, because none has been scored.`,
      rests(resultsSource(current)),
    ),
    offers('What should I focus on next in my assessment?'),
  );

/** At most this many ways to relax a query are shown. */
const MOST_WITHOUT = 3;

const ONE_OF: Readonly<Partial<Record<Query['noun'], string>>> = { measure: ' measure', evidence: ' evidence' };

/** Says that there are no such rows, and which single condition excludes them. */
export function sayNothing(query: Query, { outOf }: QueryResult, data: QueryData, isYesOrNo: boolean): Block[] {
  const source = rests(resultsSource(data.current));
  if (outOf === 0)
    return [sentence(strong('None'), `: the assessment has no ${nouns[query.noun].plural} yet.`, source)];
  if (asksMaterial(query) && !isAnyScored(data)) return sayNoneMaterial(outOf, data);
  const without = query.where.flatMap((left) => {
    const rest = { ...query, where: query.where.filter((one) => one !== left), measure: null, groupBy: null };
    const { total } = evaluate(rest, data);
    return total > 0 && rest.where.length > 0 ? [{ left, rest, total }] : [];
  });
  const { fields } = nouns[query.noun];
  const loosened = without.slice(0, MOST_WITHOUT).flatMap(({ left, total }): Line[] => {
    const field = fields[left.field];
    return field ? [[`without “${sayCondition(left, field)}”, there ${total === 1 ? 'is' : 'are'} ${total}`]] : [];
  });
  return blocks(
    sentence(
      ...(isYesOrNo ? [strong(`No${ONE_OF[query.noun] ?? ''}`), ': none'] : [strong('None')]),
      ` of ${outOf}: ${sayQuery(query)}.`,
      source,
    ),
    tellBorderline(query, data),
    loosened.length > 0 && sentence('If you meant something else: ', ...joined(loosened), '.', source),
    offers(
      ...(without.length > 0
        ? without.slice(0, MOST_WITHOUT).map(({ rest }) => sayQuery({ ...rest, sort: [], first: null }))
        : [sayQuery({ ...everything(query.noun), of: query.of })]),
    ),
  );
}
