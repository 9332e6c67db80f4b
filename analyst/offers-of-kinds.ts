import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { askedSubject } from '#domain/search/asked-words.ts';
import { rankFacts } from '#domain/search/find-method-facts.ts';
import { rankComponents } from '#domain/search/rank-texts.ts';
import { asksRule } from './choosing/choose-kind.ts';
import { offersTexts } from './kinds/facts.ts';
import type { KindInput } from './kinds/kind.ts';
import { offersRule } from './kinds/method.ts';
import { offersWhy } from './kinds/why.ts';
import { PERHAPS_MEANT, readingsOf } from './other-readings.ts';
import { withoutCourtesy } from './question/asked-part.ts';

const MOST = 3;
/** From this fit on, a fact of law may be what is meant. */
const PERHAPS_RULE = 0.3;

/** What can be offered, whatever the wording is likeliest to ask. */
const KINDS = ['query', 'why', 'facts', 'method'] as const;
type Offering = (typeof KINDS)[number];
const isOffering = (kind: AnswerKind): kind is Offering => KINDS.some((each) => each === kind);

/**
 * Questions that the analyst answers, each as another kind of answer: rows, why, the texts, the rule. Only what leads to an answer is
 * offered, likeliest first, at most three.
 * @param kinds the kinds that the wording is likely to ask for, likeliest first
 * @param query the reading, whose rows are offered
 * @param unused words that the reading did not use
 */
export function offersOfKinds(
  asked: KindInput,
  kinds: readonly AnswerKind[],
  query: Query | null,
  unused: readonly string[],
): string[] {
  const { question, data } = asked;
  const isOfRule = asksRule(question);
  const ways: Readonly<Record<Offering, () => readonly string[]>> = {
    query: () => readingsOf(asked, query, unused).map(sayQuery),
    why: () => offersWhy(meantIn(asked)),
    facts: () => {
      const ofAll = offersTexts(askedSubject(question), data.current);
      return ofAll.length > 0 ? ofAll : offersTexts(askedSubject(unused.join(' ')), data.current);
    },
    method: () =>
      rankFacts(question)
        .slice(0, isOfRule ? 2 : 1)
        .flatMap(({ fact, fit }) => (fit >= PERHAPS_RULE ? offersRule(fact) : [])),
  };
  const likeliest = [
    ...(isOfRule ? (['method'] as const) : []),
    ...(query ? (['query'] as const) : []),
    ...kinds.filter(isOffering),
    ...KINDS,
  ];
  const offered = [...new Set(likeliest)].map((kind) => ways[kind]());
  // The first one of each kind, but two readings as rows; then the others.
  const first = offered.flatMap((each, at) => each.slice(0, at === 0 ? 2 : 1));
  return [...new Set([...first, ...offered.flat()])].slice(0, MOST);
}

/** The label of the entry or topic that a question seems to be about. */
function meantIn({ question, subjects, data: { current } }: KindInput): string | null {
  const [named] = subjects.filter(({ noun, fit }) => noun !== 'stakeholder' && fit >= PERHAPS_MEANT);
  if (named) return named.label;
  const [best] = rankComponents(withoutCourtesy(question), current.components);
  return best && best.fit >= PERHAPS_MEANT ? best.thing.title : null;
}
