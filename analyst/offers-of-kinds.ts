import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import { askedSubject } from '#domain/search/asked-words.ts';
import { rankFacts } from '#domain/search/find-method-facts.ts';
import { rankComponents } from '#domain/search/rank-texts.ts';
import { leadsOf } from './asks/leads.ts';
import { PERHAPS_ASKED } from './asks/rank-asks.ts';
import { offersTexts } from './kinds/facts.ts';
import type { KindInput } from './kinds/kind.ts';
import { offersRule } from './kinds/method.ts';
import { offersWhy } from './kinds/why.ts';
import { offersOnSubject } from './offers-on-subject.ts';
import { readingsOf } from './other-readings.ts';
import { withoutCourtesy } from './question/asked-part.ts';
import type { Meaning } from './question/meaning.ts';
import { PERHAPS_MEANT } from './question/measure-named.ts';
import { lookUp, rankOffers } from './rank-offers.ts';

const MOST = 3;
/** From this fit on, a fact of law may be what is meant. */
const PERHAPS_RULE = 0.2;
const MOST_RULES = 4;

/** What can be offered, whatever the wording is likeliest to ask. */
const KINDS = ['query', 'why', 'facts', 'method'] as const;
type Offering = (typeof KINDS)[number];

/** What is known about a question that is not answered for certain. */
interface Uncertain {
  asked: KindInput;
  /** The kinds that the wording is likely to ask for, likeliest first. */
  kinds: readonly AnswerKind[];
  /** The reading, whose rows are offered. */
  query: Query | null;
  /** Words that the reading did not use. */
  unused: readonly string[];
  /** Everything that its words may mean. */
  means: readonly Meaning[];
  /** What would have been answered, which is offered first or second. */
  own?: readonly string[] | undefined;
}

/**
 * Questions that the analyst answers: the likeliest reading, then those of all kinds (rows, why, the texts, the rule, what is usually
 * meant by the subject) whose answers hold most of the question's words. Each has been looked up; at most three.
 */
export async function offersOfKinds(uncertain: Uncertain): Promise<string[]> {
  const { asked, kinds, query, means, own = [] } = uncertain;
  const offered = offersByKind(uncertain);
  const onSubject = await offersOnSubject(asked, kinds, query, means);
  const worded = onSubject.map((each) => (typeof each === 'string' ? each : sayQuery(each)));
  const readings = query ? offered.flatMap(({ kind, questions }) => (kind === 'query' ? questions : [])) : [];
  // Where a change may be asked for, both years stand beside the reading.
  const ofYears = readings.slice(1).find((words) => readSaidQuery(words)?.comparedWith);
  const first = [...readings.slice(0, 1), ...(ofYears === undefined ? [] : [ofYears])];
  const all = [...offered.flatMap(({ questions }) => questions), ...worded];
  const asks = await asksNear(asked, means);
  const alike = asks.map(({ offer }) => offer);
  const isAsk = (asks[0]?.fit ?? 0) >= PLAINLY_ASKED;
  const before = isAsk ? [...alike.slice(0, 1), ...own, ...first, ...alike] : [...own, ...first, ...alike];
  return rankOffers([...new Set(all)], [...new Set(before)].slice(0, MOST), asked, MOST);
}

/** From this fit on, what a question is like is offered before what was read of it. */
const PLAINLY_ASKED = 0.8;
const MOST_ASKS = 2;

/** The questions of the product that are most like this one, each looked up; one of each ask. */
export async function asksNear(asked: KindInput, means: readonly Meaning[]) {
  const near: Awaited<ReturnType<typeof leadsOf>> = [];
  for (const lead of await leadsOf(asked, means)) {
    if (near.length === MOST_ASKS || lead.fit < PERHAPS_ASKED) break;
    if (near.some(({ ask, offer }) => ask === lead.ask || offer === lead.offer)) continue;
    if (await lookUp(lead.offer, asked)) near.push(lead);
  }
  return near;
}

/** What can be offered of each kind. */
function offersByKind({ asked, query, unused }: Uncertain): { kind: Offering; questions: readonly string[] }[] {
  const { question, data } = asked;
  const ways: Readonly<Record<Offering, () => readonly string[]>> = {
    query: () => readingsOf(asked, query, unused).map(sayQuery),
    why: () => offersWhy(meantIn(asked)),
    facts: () => {
      const ofAll = offersTexts(askedSubject(question), data.current);
      return ofAll.length > 0 ? ofAll : offersTexts(askedSubject(unused.join(' ')), data.current);
    },
    method: () =>
      rankFacts(question)
        .slice(0, MOST_RULES)
        .flatMap(({ fact, fit }) => (fit >= PERHAPS_RULE ? offersRule(fact) : [])),
  };
  return KINDS.map((kind) => ({ kind, questions: ways[kind]() }));
}

/** The label of the entry or topic that a question seems to be about. */
function meantIn({ question, subjects, data: { current } }: KindInput): string | null {
  const [named] = subjects.filter(({ noun, fit }) => noun !== 'stakeholder' && fit >= PERHAPS_MEANT);
  if (named) return named.label;
  const [best] = rankComponents(withoutCourtesy(question), current.components);
  return best && best.fit >= PERHAPS_MEANT ? best.thing.title : null;
}
