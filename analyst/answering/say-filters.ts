import { sayRange } from '#analyst/reading/amounts.ts';
import type { ListFilters } from '#analyst/reading/list-filters.ts';
import type { Slots } from '#analyst/reading/slots.ts';
import type { Lack, Narrowing, Place } from '#analyst/tools/narrowing.ts';
import { list, plain } from './markdown-text.ts';

const PLACES: Readonly<Record<Place, string>> = {
  upstream: 'the upstream value chain',
  own: 'own operations',
  downstream: 'the downstream value chain',
};
const LACKS: Readonly<Record<Lack, string>> = {
  justification: 'a justification',
  description: 'a description',
  'time-horizon': 'a time horizon',
  'value-chain': 'a place in the value chain',
  type: 'a type',
  'financial-effects': 'financial effects',
  actuality: 'a mark as actual or potential',
};
const or = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
/** A few names, or how the asker put it where there are many. */
const names = (named: readonly string[]) =>
  named.length > 5 ? `${named.slice(0, 5).map(plain).join(', ')} and others` : or(named.map(plain));

function places({ categories, valueChain, timeHorizon, types, financialEffect }: Omit<Narrowing, 'about'>): string[] {
  return [
    categories && `in the category ${or(categories)}`,
    valueChain && `in ${or(valueChain.map((place) => PLACES[place]))}`,
    timeHorizon && `with effect in the ${or(timeHorizon)} term`,
    types && `of the type ${or(types)}`,
    financialEffect && `with an effect on ${financialEffect}`,
  ].filter((part) => typeof part === 'string');
}

/** What is left out of a list. */
export function sayExcept(except: Narrowing | undefined, namedOut: readonly string[]): string {
  if (!except) return '';
  const parts = places(except);
  if (except.about) parts.push(namedOut.length > 0 ? `under ${names(namedOut)}` : `about “${plain(except.about)}”`);
  return parts.length > 0 ? `without those ${parts.join(' and those ')}` : '';
}

/** Everything that a list of components is narrowed by, as one reads it. */
export function sayFilters(slots: ListFilters, named: readonly string[], namedOut: readonly string[]): string {
  const { ranges = {}, score, lacks } = slots;
  const values = (['severity', 'likelihood', 'irremediability', 'scale', 'scope'] as const).map((part) => {
    const range = ranges[part];
    return range && `with ${part} ${sayRange(range)}`;
  });
  const parts = [
    ...places(slots),
    slots.humanRights === true && 'flagged as human-rights impacts',
    slots.humanRights === false && 'not flagged as human-rights impacts',
    slots.counted === false && 'that do not count',
    slots.counted === true && 'that count',
    slots.isMaterial === true && 'that reach their threshold',
    slots.isMaterial === false && 'that do not reach their threshold',
    score && `scored ${sayRange(score)} of 25`,
    ...values,
    lacks && `without ${LACKS[lacks]}`,
    slots.listAbout && named.length > 0 && `under ${names(named)}`,
    sayExcept(slots.except, namedOut),
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? ` ${parts.join(', ')}` : '';
}

/** What narrows a list of topics. */
export function sayTopicFilters(slots: Slots, named: readonly string[], namedOut: readonly string[]): string {
  const { categories, notClassification } = slots;
  const about = slots.except?.about && namedOut.length > 0 ? slots.except.about : undefined;
  const parts = [
    categories && `in the category ${or(categories)}`,
    slots.isRanking && slots.score && `scored ${sayRange(slots.score)} of 25`,
    named.length > 0 && `among ${names(named)}`,
    notClassification && `but not classified ${notClassification}`,
    sayExcept(
      { ...(slots.except?.categories && { categories: slots.except.categories }), ...(about && { about }) },
      namedOut,
    ),
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? ` ${parts.join(', ')}` : '';
}

/** Words that narrow, understood as such and not applied. */
export function sayIgnored(ignored: readonly string[] | undefined): string {
  if (!ignored || ignored.length === 0) return '';
  const said = ignored.map((part) => (part.startsWith('“') ? plain(part) : `“${plain(part)}”`));
  return said.length === 1 ? `Not applied: ${said[0]}.` : `Not applied:\n\n${list(said)}`;
}
