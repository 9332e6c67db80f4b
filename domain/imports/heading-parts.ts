import { HEADING_PARTS, NOT_READ_PARTS } from './heading-vocabulary.ts';
import { remember } from './remember.ts';
import type { ImportTarget } from './targets.ts';
import { SMALL_WORDS } from './vocabulary.ts';
import { lexiconOf, partsOf } from './word-parts.ts';

/** What a heading with these parts, and perhaps some of the others, can be the heading of; likeliest first. */
interface Rule {
  parts: readonly string[];
  others: readonly string[];
  places: readonly ImportTarget[];
}

const KINDS = ['impact', 'risk', 'opportunity'];
const OF_ENTRIES = [...KINDS, 'iro'];

/** 'IM severity' says with the side that it is about materiality. */
const OF_SCORES = ['score', 'materiality'];

const rule = (parts: string, others: readonly string[], ...places: ImportTarget[]): Rule => ({
  parts: parts.split(' + '),
  others,
  places,
});

/** The first that fits counts. Values decide between the places of one: 'Impatto' may be the heading of titles or of scores. */
const RULES: readonly Rule[] = [
  rule('reason + likelihood', [...OF_ENTRIES, 'score'], 'likelihoodReason'),
  rule('reason + severity', [...OF_ENTRIES, 'score'], 'severityReason'),
  rule('reason + magnitude', [...OF_ENTRIES, 'score', 'financial'], 'magnitudeReason'),
  rule('reason + scale', ['impact', 'score'], 'impactScaleReason'),
  rule('reason + scope', ['impact', 'score'], 'impactScopeReason'),
  rule('reason + irremediable', ['impact', 'score', 'character'], 'impactIrremediabilityReason'),
  rule('reason', [...OF_ENTRIES, 'score', 'description'], 'justification'),
  rule('likelihood', [...OF_ENTRIES, ...OF_SCORES, 'financial', 'occurring'], 'likelihood'),
  rule('irremediable', ['impact', ...OF_SCORES, 'character', 'type'], 'impactIrremediability'),
  rule('scope', ['impact', ...OF_SCORES], 'impactScope'),
  rule('scale + financial', ['risk', 'opportunity', ...OF_SCORES, 'effect', 'impact'], 'financialRiskOpportunity'),
  rule('magnitude + financial', ['risk', 'opportunity', ...OF_SCORES, 'effect', 'impact'], 'financialRiskOpportunity'),
  rule('severity + financial', ['risk', 'opportunity', ...OF_SCORES, 'effect', 'impact'], 'financialRiskOpportunity'),
  rule('scale', ['impact', ...OF_SCORES], 'impactScale'),
  rule('severity', [...OF_ENTRIES, ...OF_SCORES, 'magnitude', 'Potential'], 'severity'),
  rule('magnitude', [...OF_ENTRIES, ...OF_SCORES, 'Potential'], 'severity'),
  rule('financial + effect', [...OF_ENTRIES, 'score'], 'financialEffects', 'financialRiskOpportunity'),
  rule('financial + impact', ['score'], 'financialEffects', 'financialRiskOpportunity'),
  rule('horizon', [...OF_ENTRIES, 'time'], 'timeHorizon'),
  rule('chain', [...OF_ENTRIES, 'place'], 'valueChainConcentration'),
  rule('human rights', [...OF_ENTRIES], 'humanRights'),
  rule('Positive + Negative', [...OF_ENTRIES, 'polarity', 'type', 'effect'], 'impactPolarity'),
  rule('polarity', [...OF_ENTRIES], 'impactPolarity'),
  rule('Actual + Potential', [...OF_ENTRIES, 'type', 'effect'], 'actualPotentialImpact'),
  rule('topic + name', ['part', 'standard', 'sustain', 'material'], 'topic', 'topicName'),
  rule('topic', ['part', 'standard', 'sustain', 'material', 'code'], 'topic'),
  rule('standard', ['code', 'sustain'], 'topic'),
  rule('type + risk', ['opportunity'], 'riskOpportunityType', 'kind'),
  rule('type + impact', ['iro'], 'kind', 'natureOfImpact', 'impactPolarity'),
  rule('type', [...OF_ENTRIES], 'kind'),
  rule('name', [...OF_ENTRIES, 'short'], 'title'),
  rule('description + short', [...OF_ENTRIES], 'title', 'description'),
  rule('description', [...OF_ENTRIES, 'name'], 'description'),
  rule('impact + risk', [...OF_ENTRIES], 'kind', 'title'),
  rule('risk + opportunity', ['iro', 'financial', 'materiality'], 'kind', 'title'),
  rule('iro', [], 'kind', 'title'),
  rule('impact', [], 'title', 'description', 'severity'),
  rule('risk', [], 'title'),
  rule('opportunity', [], 'title'),
];

const lexicon = lexiconOf(HEADING_PARTS, SMALL_WORDS);

/** The parts of a heading; empty if one of its words is unknown. */
export function partsOfHeading(said: string): readonly string[] {
  const { features, unknown } = partsOf(said, lexicon);
  return unknown.length > 0 ? [] : features;
}

/** 'I/R/O', and the same in other languages: 'I/R/C' for Chance, 'I/R/K' for kans. */
const LETTERS_OF_KINDS = /^(?:[iaw] ?[/|,+-] ?r(?: ?[/|,+-] ?[ocksm])?|r ?[/|,+-] ?[ocksm])$/;

/** The places that a heading names by its parts, if all of them are known: 'Tipologia di IRO', 'VC stage'; empty if it names none. */
export const placesByParts = remember(placesAnew);

function placesAnew(said: string): readonly ImportTarget[] {
  if (LETTERS_OF_KINDS.test(said)) return ['kind', 'title'];
  const features = partsOfHeading(said);
  if (features.length === 0) return [];
  const fits = ({ parts, others }: Rule) =>
    parts.every((part) => features.includes(part)) &&
    features.every((each) => parts.includes(each) || others.includes(each));
  return RULES.find(fits)?.places ?? [];
}

const notRead = lexiconOf(NOT_READ_PARTS, SMALL_WORDS);
/** What may be said of an entry beside it: 'Beschreibung der Maßnahme', 'Risk owner'. */
const BESIDE: ReadonlySet<string> = new Set([...OF_ENTRIES, 'name', 'description', 'type', 'code', 'time', 'score']);

/** Whether the parts of a heading name something that registers often have and Twofold does not read from a file. */
export const isNotReadByParts = remember(isNotReadAnew);

function isNotReadAnew(said: string): boolean {
  const other = partsOf(said, notRead);
  if (!other.features.includes('other')) return false;
  return other.unknown.every((word) => {
    const { features, unknown } = partsOf(word, lexicon);
    return unknown.length === 0 && features.every((each) => BESIDE.has(each));
  });
}
