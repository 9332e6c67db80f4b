import type { KindInput } from '#analyst/kinds/kind.ts';
import type { Meaning } from '#analyst/question/meaning.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import type { Ask, AskInput } from './ask.ts';
import { mask, rankAsks } from './rank-asks.ts';
import { routesOf } from './route.ts';
import { thingsNamed } from './things-named.ts';

/** What a question is likely to ask for: a question of the product, or the words of a query. */
export interface Lead {
  offer: string;
  /** How much the question is like an example of it, from 0 to 1. */
  fit: number;
  ask: Ask;
  /** The question says more than what it is about. */
  isPart?: true;
}

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
