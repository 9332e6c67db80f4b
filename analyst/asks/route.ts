import type { KindInput } from '#analyst/kinds/kind.ts';
import { readQuestion } from '#analyst/question/read-question.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import type { Ask, AskInput } from './ask.ts';
import { thingsNamed } from './leads.ts';
import { allAsks, nameIn, plain } from './rank-asks.ts';

/** What a question is about by its words: the questions, or queries, that answer it, best first, and the rule to tell below. */
export interface Route {
  ask: Ask;
  offers: readonly string[];
}

/** A name by more words than this has words between, which may name what is asked about. */
const FEW_WORDS = 3;
/** From this fit on, one thing is plainly named beside what is asked. */
const NAMED = 0.45;

/** What a question is about, whatever its other words; the likeliest first. */
export async function routesOf(asked: KindInput): Promise<Route[]> {
  const { people, me } = await asked.desk.records();
  const { impact, financial } = asked.data.current.assessment.thresholds;
  const nameOf = nameIn(people.map(({ name }) => name));
  const numbers: number[] = [];
  let person: string | null = null;
  const text = plain(asked.question)
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
  return allAsks.flatMap((ask): Route[] => {
    const concepts = ask.about?.find((all) => all.every((concept) => concept.test(text)));
    if (!concepts || ask.unless?.some((concept) => concept.test(text))) return [];
    const rest = withoutWords(text, concepts);
    const named = { asked, numbers, person, me: own, rest: rest.split(' '), ...nameThings(rest, asked) };
    const offers = ask.leadsTo(named).map((lead) => (typeof lead === 'string' ? lead : sayQuery(lead)));
    return offers.length === 0 ? [] : [{ ask, offers }];
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
    .replace(/\{\w+\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The entries and topics that the other words of a question name. */
function nameThings(rest: string, asked: KindInput): Pick<AskInput, 'thing' | 'things' | 'topics' | 'groups'> {
  const { subjects, means } = readQuestion(rest, { data: asked.data, before: null });
  const found = thingsNamed({ ...asked, subjects }, means, rest.split(' '));
  const [best] = subjects.filter(({ noun, fit }) => noun !== 'stakeholder' && fit >= NAMED);
  const [code, another] = means.some(({ is }) => is === 'topics') ? found.topics : [];
  const topic = another === undefined && asked.data.current.topics.find((each) => each.code === code);
  return { ...found, thing: best?.label ?? (topic ? `${topic.code} ${topic.name}` : null) };
}
