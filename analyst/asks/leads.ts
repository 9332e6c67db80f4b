import type { KindInput } from '#analyst/kinds/kind.ts';
import type { Meaning } from '#analyst/question/meaning.ts';
import { byId } from '#domain/found.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { rankComponents, rankTexts } from '#domain/search/rank-texts.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Ask, AskInput } from './ask.ts';
import { mask, rankAsks } from './rank-asks.ts';
import { routesOf } from './route.ts';

/** What a question is likely to ask for: a question of the product, or the words of a query. */
export interface Lead {
  offer: string;
  /** How much the question is like an example of it, from 0 to 1. */
  fit: number;
  ask: Ask;
  /** The question says more than what it is about. */
  isPart?: true;
}

/** From this fit on, words may mean an entry, a topic or a group. */
const PERHAPS = 0.3;
const MOST_THINGS = 3;

const known = new WeakMap<KindInput, Promise<Lead[]>>();

/**
 * What the product's own kinds of answers could answer, the likest examples first; read once for each question. Whether each has
 * something to say is not looked up.
 */
export function leadsOf(asked: KindInput, means: readonly Meaning[]): Promise<Lead[]> {
  const leads = known.get(asked) ?? findLeads(asked, means);
  known.set(asked, leads);
  return leads;
}

async function findLeads(asked: KindInput, means: readonly Meaning[]): Promise<Lead[]> {
  const { people, me } = await asked.desk.records();
  const masked = mask(
    asked.question,
    people.map(({ name }) => name),
  );
  const routed = (await routesOf(asked)).flatMap(({ ask, offers }) =>
    offers.slice(0, 1).map((offer) => ({ offer, fit: AS_ROUTED, ask, isPart: true as const })),
  );
  const alike = rankAsks(masked);
  if (alike.length === 0) return routed;
  const named: AskInput = {
    ...{ asked, thing: null, narrowed: [], me: people.find(({ userId }) => userId === me)?.name ?? null },
    ...masked,
    ...thingsNamed(asked, means, masked.rest),
  };
  const ranked = alike.map((each) => ({ ...each, leads: each.ask.leadsTo(named) }));
  // What fits best lacks a name that is known, so the others are less certain.
  const isMissed = ranked[0]?.leads.length === 0;
  const likened = ranked.flatMap(({ ask, fit, leads }) =>
    leads.map(
      (lead): Lead => ({
        offer: typeof lead === 'string' ? lead : sayQuery(lead),
        fit: isMissed ? fit * WHERE_MISSED : fit,
        ask,
      }),
    ),
  );
  return [...routed, ...likened];
}

/** What a question is about by its words, though it says more. */
const AS_ROUTED = 0.85;

/** What is left of how much a question is like an example where a likelier one cannot be asked. */
const WHERE_MISSED = 0.9;

/** The entries, topics and stakeholder groups that a question names, by their names or by the words of their texts. */
export function thingsNamed(
  { subjects, data: { current } }: KindInput,
  means: readonly Meaning[],
  rest: readonly string[],
): Pick<AskInput, 'things' | 'topics' | 'groups'> {
  const words = rest.join(' ');
  const spoken = rankComponents(words, current.components).filter(({ fit }) => fit >= PERHAPS);
  const named = subjects.filter(({ noun, fit }) => noun !== 'stakeholder' && fit >= PERHAPS);
  const things = [...named.map(({ label }) => label), ...spoken.map(({ thing }) => thing.title)];
  const codes = means.flatMap((meaning) => (meaning.is === 'topics' ? meaning.codes : []));
  const called = current.topics.filter(({ code }) => codes.includes(code)).map(({ code, name }) => `${code} ${name}`);
  const ofThings = things.flatMap((label) => {
    const entry = current.components.find(({ title }) => title === label);
    return entry ? byId(current.topics, entry.topicId).code : (label.split(' ')[0] ?? []);
  });
  const groups = rankTexts(
    words,
    current.stakeholders.map((each) => ({
      title: `${groupName(each)} ${each.stakeholderNames}`,
      text: each.relevantTopicsViews,
      group: each.stakeholderGroup,
    })),
  ).filter(({ fit }) => fit >= PERHAPS);
  return {
    things: [...new Set([...things, ...(things.length === 0 ? called : [])])].slice(0, MOST_THINGS),
    topics: [...new Set(codes.length > 0 ? codes : ofThings.slice(0, 1))],
    groups: [...new Set(groups.map(({ thing }) => thing.group))],
  };
}
