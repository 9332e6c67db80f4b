import type { KindInput } from '#analyst/kinds/kind.ts';
import { readQuestion } from '#analyst/question/read-question.ts';
import type { Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { stem, subjectStems } from '#domain/words/stems.ts';
import { topicWords } from '#domain/words/topic-words.ts';
import type { Ask, AskInput } from './ask.ts';
import { allAsks, nameIn, plain } from './rank-asks.ts';
import { thingsNamed } from './things-named.ts';

/** What a question is about by its words: the questions, or queries, that answer it, best first, and the rule to tell below. */
export interface Route {
  ask: Ask;
  offers: readonly string[];
  /** The query among them that stands first. */
  query: Query | null;
  /** Its words say hardly anything else. */
  isPlain: boolean;
}

/** So many words beside may mean nothing. */
const MOST_BESIDE = 2;
/** Say whose or which it is of all, or how it is asked, and narrow nothing. */
const GENERIC = new Set(
  (
    'assessment year company thing stuff entry topic result score really actually just please currently somebody someone anybody ' +
    'people team everything anything still yet already conclusion rating change last far before settle decide why who what come mean made make done single'
  )
    .split(' ')
    .map(stem),
);

/** A name by more words than this has words between, which may name what is asked about. */
const FEW_WORDS = 3;
/** From this fit on, one thing is plainly named beside what is asked. */
const NAMED = 0.45;
/** A bit less is enough where it is so much ahead of the next one. */
const PERHAPS = 0.34;
const AHEAD = 0.05;

/** What a question is about, whatever its other words; the likeliest first. */
export async function routesOf(asked: KindInput): Promise<Route[]> {
  const { people, me } = await asked.desk.records();
  const { impact, financial } = asked.data.current.assessment.thresholds;
  const nameOf = nameIn(people.map(({ name }) => name));
  const numbers: number[] = [];
  let person: string | null = null;
  const masked = (text: string) =>
    plain(text.replace(/['’]s\b/g, ' '))
      .split(/\s+/)
      .map((word) => {
        const name = nameOf(word);
        person ??= name ?? null;
        if (name !== undefined) return '{person}';
        if (!/^\d+(?:[.,]\d+)?$/.test(word)) return word;
        const number = Number(word.replace(',', '.'));
        if (number === impact || number === financial) return '{threshold}';
        numbers.push(number);
        return '{number}';
      })
      .join(' ');
  const own = people.find(({ userId }) => userId === me)?.name ?? null;
  const whole = masked(asked.question);
  // What another sentence says beside it, 'I was told …', is no part of what is asked.
  const sentences = asked.question.split(/[?.!]+\s+/);
  const texts = sentences.length > 1 ? [...sentences.map(masked), whole] : [whole];
  return allAsks.flatMap((ask): Route[] => {
    if (ask.unless?.some((concept) => concept.test(whole))) return [];
    const said = texts.flatMap((text) => {
      const concepts = ask.about?.find((all) => all.every((concept) => concept.test(text)));
      return concepts ? [{ text, concepts }] : [];
    })[0];
    if (!said) return [];
    const rest = withoutWords(said.text, said.concepts);
    const { isPlain, ...things } = nameThings(rest, withoutWords(rest, (ask.about ?? []).flat()), asked);
    const leads = ask.leadsTo({ asked, numbers, person, me: own, rest: rest.split(' '), ...things });
    const [first] = leads;
    if (first === undefined) return [];
    const offers = leads.map((lead) => (typeof lead === 'string' ? lead : sayQuery(lead)));
    return [{ ask, offers, query: typeof first === 'string' ? null : first, isPlain: isPlain || ask.names === true }];
  });
}

/** A question without the words that say what kind of thing is asked: the others may name something. */
const withoutWords = (text: string, concepts: readonly RegExp[]): string =>
  concepts
    .reduce(
      (left, { source }) =>
        left.replace(new RegExp(source, 'g'), (said) => (said.split(' ').length <= FEW_WORDS ? ' ' : said)),
      text,
    )
    .replace(/\{\w+\}|\b20\d\d(?:\/\d\d)?\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The entries and topics that the other words of a question name, and whether there are hardly any more.
 * @param beside the words that say nothing of what is asked
 */
function nameThings(
  rest: string,
  beside: string,
  asked: KindInput,
): Pick<AskInput, 'thing' | 'things' | 'topics' | 'groups' | 'narrowed'> & Pick<Route, 'isPlain'> {
  const { subjects, means, query } = readQuestion(rest, { data: asked.data, before: null });
  const found = thingsNamed({ ...asked, subjects }, means, rest.split(' '));
  const [best, next] = subjects.filter(({ noun }) => noun !== 'stakeholder');
  const isBest =
    best !== undefined && (best.fit >= NAMED || (best.fit >= PERHAPS && best.fit >= (next?.fit ?? 0) + AHEAD));
  const [code, another] = means.some(({ is }) => is === 'topics') ? found.topics : [];
  const topic = another === undefined && asked.data.current.topics.find((each) => each.code === code);
  const thing = isBest ? best.label : topic ? `${topic.code} ${topic.name}` : null;
  const ofThing = new Set(subjectStems(thing ?? ''));
  const unnamed = topicWords.reduce((left, { says }) => left.replace(new RegExp(says.source, 'g'), ' '), beside);
  const more = subjectStems(unnamed).filter((word) => !ofThing.has(word) && !GENERIC.has(word));
  const narrowed = query?.where.filter(({ field }) => field === 'kind' || field === 'impactPolarity') ?? [];
  return { ...found, thing, narrowed, isPlain: more.length <= MOST_BESIDE };
}
