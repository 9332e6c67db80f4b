import { evaluate } from '#domain/query/evaluate.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { everything, type Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { askedSubject } from '#domain/search/asked-words.ts';
import { rankFacts } from '#domain/search/find-method-facts.ts';
import { rankComponents } from '#domain/search/rank-texts.ts';
import { offersTexts } from './kinds/facts.ts';
import type { KindInput } from './kinds/kind.ts';
import { offersRule } from './kinds/method.ts';
import { offersWhy } from './kinds/why.ts';
import { withoutCourtesy } from './question/asked-part.ts';

const MOST = 3;
/** From this fit on, a fact of law or an entry may be what is meant. */
const PERHAPS_RULE = 0.3;
const PERHAPS_MEANT = 0.34;

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
  const ways: Readonly<Record<Offering, () => readonly string[]>> = {
    query: () => [...(query ? [query] : []), ...otherReadings(asked, query)].map(sayQuery),
    why: () => offersWhy(meantIn(asked)),
    facts: () => {
      const ofAll = offersTexts(askedSubject(question), data.current);
      return ofAll.length > 0 ? ofAll : offersTexts(askedSubject(unused.join(' ')), data.current);
    },
    method: () =>
      rankFacts(question)
        .slice(0, 1)
        .flatMap(({ fact, fit }) => (fit >= PERHAPS_RULE ? offersRule(fact) : [])),
  };
  const likeliest = [...(query ? (['query'] as const) : []), ...kinds.filter(isOffering), ...KINDS];
  const offered = [...new Set(likeliest)].map((kind) => ways[kind]());
  // The first one of each kind, but two readings as rows; then the others.
  const first = offered.flatMap((each, at) => each.slice(0, at === 0 ? 2 : 1));
  return [...new Set([...first, ...offered.flat()])].slice(0, MOST);
}

/** Words for a change from one year to the next, or of the history. */
const ASKS_MOVE =
  /\b(?:last|previous|prior|earlier) (?:year|yr|assessment|time|round)\b|\b(?:year|months) (?:ago|earlier)\b|\b(?:before|already|now|today|since|then|still|no longer)\b|\b(?:chang(?:e|es|ed)|ros[e]|rise[ns]?|grew|grown|fell|fallen|dropped|develop(?:ed)?|become|became|gone|went|better|worse|higher than|lower than)\b/i;
const ASKS_HISTORY =
  /^(?!.*\bwould\b).*\b(?:chang(?:e|es|ed)|edit(?:s|ed)?|inserted|rewr\w+|corrected|updated|who|whose)\b/i;

/** What else could be meant as rows: how something has changed since the earlier year, or who changed it; only what finds some. */
function otherReadings({ question, subjects, data }: KindInput, query: Query | null): Query[] {
  const [subject] = subjects.filter(({ noun, fit }) => noun !== 'stakeholder' && fit >= PERHAPS_MEANT);
  const [code = ''] = subject?.label.split(' ') ?? [];
  const isTopic = subject?.noun === 'topic';
  const ofSubject = (noun: Query['noun']): Query | null =>
    subject
      ? {
          ...everything(noun),
          where: [{ field: isTopic ? 'topic' : 'title', is: 'equal', value: isTopic ? code : subject.label }],
        }
      : null;
  const readings: (Query | null)[] = [];
  if (query?.noun === 'answer' && query.measure) readings.push({ ...query, measure: null });
  if (ASKS_MOVE.test(question) && data.earlier) {
    const ofYears = ofSubject(isTopic ? 'topic' : 'component') ?? (query?.comparedWith === 'earlier' ? null : query);
    if (ofYears && nouns[ofYears.noun].isComparable)
      readings.push({ ...ofYears, of: 'this', comparedWith: 'earlier', thresholds: null });
  }
  if (ASKS_HISTORY.test(question) && query?.noun !== 'change')
    readings.push(ofSubject('change') ?? everything('change'));
  return readings.flatMap((reading) =>
    reading && (reading.noun === 'change' || evaluate(reading, data).total > 0) ? [reading] : [],
  );
}

/** The label of the entry or topic that a question seems to be about. */
function meantIn({ question, subjects, data: { current } }: KindInput): string | null {
  const [named] = subjects.filter(({ noun, fit }) => noun !== 'stakeholder' && fit >= PERHAPS_MEANT);
  if (named) return named.label;
  const [best] = rankComponents(withoutCourtesy(question), current.components);
  return best && best.fit >= PERHAPS_MEANT ? best.thing.title : null;
}
