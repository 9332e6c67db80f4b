import { asSentence } from '#domain/fields/wording.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { isMaterial, type MaterialBy } from './classification.ts';
import type { ConcludedSides } from './decisions.ts';
import { bySum, lowerOf, sumOf } from './order.ts';

/** The most characters of a topic's name in a headline: more than any name in the standards has. */
const LETTERS = 80;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface NamedTopic {
  code: string;
  name: string;
  category: Category;
}

interface Scores {
  impact: number;
  financial: number;
}

/** A topic on the matrix, with its result under the thresholds of the moment. */
interface JudgedPoint {
  topic: NamedTopic;
  /** 0–25; 0 if the side is not assessed. */
  impact: number;
  financial: number;
  hasImpact: boolean;
  hasFinancial: boolean;
  /** The sides that the company concluded top-down. */
  concluded?: ConcludedSides;
  materialBy: MaterialBy;
}

/** What a finding is based on: the dashboard has all of it. */
export interface FindingFacts {
  points: readonly JudgedPoint[];
  /** The first rating of each topic, from 1 to 10; a side that nobody rated is null. */
  screening: readonly { topic: NamedTopic; impactScore: number | null; financialScore: number | null }[];
}

/** The result of an assessment in words, the same on screens, on slides and in reports. */
export interface Finding {
  /** 'Five topics are material from both sides; water leads', without a full stop. */
  headline: string;
  /** The numbers behind it, in a sentence with a full stop; null if the headline says it all. */
  support: string | null;
}

/**
 * The finding of an assessment: how many topics are material and which of them leads. Topics that are material from both sides come
 * first, because nothing about them is in doubt; one side is enough by law, which the second sentence counts (ESRS 1 (2023) §28, §37).
 */
export function findingOf({ points, screening }: FindingFacts): Finding {
  const assessed = points.filter((point) => hasSide(point, 'impact') || hasSide(point, 'financial'));
  if (assessed.length === 0) return screenedOnly(screening);
  const material = bySum(assessed.filter(({ materialBy }) => isMaterial(materialBy)));
  if (material.length === 0)
    return { headline: noneOf(assessed), support: joined(topDown(assessed), otherSide(assessed)) };
  const both = material.filter(({ materialBy }) => materialBy === 'both');
  const told = both.length > 0 ? both : material;
  const [first, second] = told;
  const headline =
    first && !second
      ? `${asSentence(inWords(first.topic))} is material ${byWhat(told)}`
      : `${asSentence(topics(told.length))} are material${told === both ? ' from both sides' : ofOneSide(told)}; ${leaders(told)}`;
  return { headline, support: joined(counted(material, assessed.length), topDown(assessed), otherSide(assessed)) };
}

const joined = (...sentences: readonly (string | null)[]): string | null =>
  sentences.filter((sentence) => sentence !== null).join(' ') || null;

/** Whether there is a conclusion on a side: something counts, or the company concluded top-down. */
const hasSide = ({ hasImpact, hasFinancial, concluded }: JudgedPoint, side: 'impact' | 'financial'): boolean =>
  concluded?.[side] === true || (side === 'impact' ? hasImpact : hasFinancial);

/** '20 assessed topics were concluded top-down, without scores.'; null if there are none. */
function topDown(assessed: readonly JudgedPoint[]): string | null {
  const { length } = assessed.filter(({ hasImpact, hasFinancial }) => !hasImpact && !hasFinancial);
  if (length === 0) return null;
  if (assessed.length === 1) return 'This was concluded top-down, without scores.';
  return length === assessed.length
    ? 'All were concluded top-down, without scores.'
    : `${length} assessed ${length === 1 ? 'topic was' : 'topics were'} concluded top-down, without scores.`;
}

/** Both sentences as running text. */
export const findingText = ({ headline, support }: Finding): string =>
  support === null ? `${headline}.` : `${headline}. ${support}`;

/** Nothing counts yet; the screening may already point somewhere. */
function screenedOnly(screening: FindingFacts['screening']): Finding {
  const rated = screening
    .map(({ topic, impactScore, financialScore }) => ({
      topic,
      impact: impactScore ?? 0,
      financial: financialScore ?? 0,
    }))
    .filter(({ impact, financial }) => impact + financial > 0);
  const order = bySum(rated);
  if (order.length === 0) return { headline: 'No topic has been assessed yet', support: null };
  return {
    headline: `No topic has been assessed yet; in the screening, ${leaders(order)}`,
    support: `${asSentence(topics(order.length))} ${order.length === 1 ? 'has' : 'have'} a screening score, which does not count for the result.`,
  };
}

function noneOf(assessed: readonly JudgedPoint[]): string {
  const [only] = assessed;
  if (only && assessed.length === 1) return `${asSentence(inWords(only.topic))} is not material so far`;
  return `None of the ${topics(assessed.length, 'assessed ')} is material`;
}

/** '15 of 19 assessed topics are material: 5 from both sides, 6 by impact only, 4 financially only.' */
function counted(material: readonly JudgedPoint[], assessed: number): string {
  if (assessed === 1) return 'It is the only topic assessed so far.';
  const parts = [
    ['both', 'from both sides'],
    ['impact', 'by impact only'],
    ['financial', 'financially only'],
  ].flatMap(([by, words]) => {
    const { length } = material.filter(({ materialBy }) => materialBy === by);
    return length === 0 ? [] : [`${length} ${words}`];
  });
  const start = `${material.length} of ${assessed} assessed topics ${material.length === 1 ? 'is' : 'are'} material`;
  return parts.length === 1 ? `${start}.` : `${start}: ${parts.join(', ')}.`;
}

/** Says if no topic at all has been assessed on one of the sides; empty otherwise. */
function otherSide(assessed: readonly JudgedPoint[]): string | null {
  if (assessed.every((point) => !hasSide(point, 'financial'))) return 'The financial side has not been assessed yet.';
  if (assessed.every((point) => !hasSide(point, 'impact'))) return 'The impact side has not been assessed yet.';
  return null;
}

function byWhat(told: readonly JudgedPoint[]): string {
  const [{ materialBy } = { materialBy: 'both' }] = told;
  return materialBy === 'both' ? 'from both sides' : materialBy === 'impact' ? 'by impact' : 'financially';
}

/** ' by impact' if all are, otherwise nothing. */
function ofOneSide(told: readonly JudgedPoint[]): string {
  const sides = new Set(told.map(({ materialBy }) => materialBy));
  if (sides.size > 1) return ', none from both sides';
  return sides.has('impact') ? ' by impact' : ' financially';
}

/** Who has the highest sum of both scores, of points in that order: 'water leads', 'water and energy lead'. */
function leaders(order: readonly (Scores & { topic: NamedTopic })[]): string {
  const [first, second] = order;
  if (!first) return '';
  const { length } = order.filter((point) => sumOf(point) === sumOf(first) && lowerOf(point) === lowerOf(first));
  if (length === 1 || !second) return `${inWords(first.topic)} leads`;
  if (length === 2) return `${inWords(first.topic)} and ${inWords(second.topic)} lead`;
  return length === order.length ? 'all have the same scores' : `${numberWord(length)} share the lead`;
}

/** '5 topics' in words. */
function topics(count: number, kind = ''): string {
  return `${numberWord(count)} ${kind}${count === 1 ? 'topic' : 'topics'}`;
}

const numberWord = (count: number): string => WORDS[count] ?? String(count);

/**
 * The name within a sentence: in lower case if it is one of the standards', whose names are written like sentences. The company's own
 * may be a proper name.
 */
function inWords(topic: NamedTopic): string {
  const name = topic.name.length > LETTERS ? `${topic.name.slice(0, LETTERS).trimEnd()}…` : topic.name;
  return !isOwnTopic(topic) && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
