import type { Block } from '#analyst/blocks/answer.ts';
import { blocks, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { withoutCourtesy } from '#analyst/question/asked-part.ts';
import { equal, oneOf } from '#analyst/question/meaning.ts';
import type { Subject } from '#analyst/question/subjects.ts';
import { componentSource, sectionSource, topicSource } from '#domain/chat/sources.ts';
import type { Component } from '#domain/components/component.ts';
import { shortTexts } from '#domain/components/component-texts.ts';
import { reasonsOf } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { wordKind } from '#domain/components/kind-words.ts';
import { BLANK, wordValue } from '#domain/fields/wording.ts';
import { byId } from '#domain/found.ts';
import { traceOf } from '#domain/horizon-scores/horizon-score.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import { bothScoresOf, scorerOf } from '#domain/measures/basis.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { wordReach, wordScore, wordUnscored } from '#domain/results/score-working.ts';
import type { Kind, KindAnswer } from './kind.ts';
import { ASKS_CLASS, tellTopic } from './why-topic.ts';

/** The maximum number of topics explained at once, for example those of a standard. */
const MOST_TOPICS = 6;
/** Subjects that fit worse than the best one by more than this are not meant. */
const BESIDE = 0.15;

/** Explains how the score of one thing is computed, and why a topic is material or not. */
export const whyKind: Kind = {
  id: 'why',
  offer: 'Why is our highest topic material?',
  asksBy: /^(?:determin\w*|justif\w*|calculat\w*|explain\w*|reasons?)$/i,
  isOffered: (question) => ON_WHY.test(question),
  async answer({ question, subjects, data: { current }, desk }) {
    const meant = ON_WHY.exec(question)?.[1];
    const [best] = meant === undefined ? subjects : labelled(meant, current);
    if (!best) return HIGHEST.test(question) ? { blocks: nothingHighest(current) } : null;
    if (best.noun === 'stakeholder') return null;
    return best.noun === 'component'
      ? tellComponents(question, meant === undefined ? subjects : [best], best, current)
      : tellTopics(question, meant === undefined ? subjects : [best], best, current, () => desk.changes());
  },
};

const ON_WHY = /^Why does “(.+)” score as it does\?$/;

/** The question for the score of one thing, by its label; none if there is no such thing. */
export const offersWhy = (label: string | null): string[] =>
  label === null ? [] : [`Why does “${label}” score as it does?`];

/** The entry or topic with exactly this label. */
function labelled(label: string, { components, topics }: AssessmentData): Subject[] {
  const entry = components.find(({ title }) => title === label);
  const topic = topics.find(({ code, name }) => `${code} ${name}` === label);
  return [
    ...(entry ? [{ noun: 'component' as const, id: entry.id, label, fit: 1 }] : []),
    ...(topic ? [{ noun: 'topic' as const, id: topic.id, label, fit: 1 }] : []),
  ].slice(0, 1);
}

/** Asks why the first row by score is the first, whatever it is. */
const HIGHEST = /\bwhy\b.*\b(?:highest|top|biggest|largest)\b/i;

const nothingHighest = (current: AssessmentData) =>
  blocks(
    sentence(
      strong('No topic has been scored yet'),
      ', so none of them is the highest. Topics get their scores from their impacts, risks and opportunities.',
      rests(sectionSource(current, 'Impact Materiality Assessment')),
    ),
    offers('What should I focus on next in my assessment?'),
  );

/** Some rows as a query, so that they can be shown as chips and followed up. */
const queryFor = (noun: Query['noun'], field: string, [first = '', ...others]: readonly string[]): Query => ({
  ...everything(noun),
  where: [others.length === 0 ? equal(field, first) : oneOf(field, first, ...others)],
});

/** Names two things side by side. */
const BETWEEN = /\b(and|or|than|versus|vs\.?|both)\b/i;
/** From this fit on, both are clearly named. */
const NAMED = 0.4;

function tellComponents(
  question: string,
  subjects: readonly Subject[],
  best: Subject,
  current: AssessmentData,
): KindAnswer {
  const both = BETWEEN.test(question) ? subjects.filter(({ noun, fit }) => noun === best.noun && fit >= NAMED) : [];
  const scoreOf = scorerOf(current);
  const told = (both.length === 2 ? both : [best])
    .map(({ id }) => byId(current.components, id))
    .toSorted((one, other) => (scoreOf(other).score ?? 0) - (scoreOf(one).score ?? 0));
  const titles = told.map(({ title }) => title);
  return {
    blocks: told.flatMap((component) => tellComponent(component, current)),
    queries: [queryFor('component', 'title', titles)],
  };
}

function tellComponent(component: Component, current: AssessmentData): Block[] {
  const { score, horizons } = bothScoresOf(current)(component);
  const horizonsSaid = horizons ? wordHorizons(traceOf(horizons), component.timeHorizon) : '';
  const source = rests(componentSource(current, component));
  const details = [
    ['scale', component.impactScale],
    ['scope', component.impactScope],
    ['irremediability', component.impactIrremediability],
  ].filter(([, value]) => score.side === 'impact' && value !== null);
  const quote = (label: string, text: string): Block | false =>
    text.trim() !== '' && { is: 'quote', text, from: [label, source] };
  return blocks(
    sentence(
      strong(component.title),
      source,
      `: ${wordKind(component)} under `,
      ...named(topicSource(current, byId(current.topics, component.topicId))),
      '.',
    ),
    score.score === null
      ? sentence(strong('Not scored yet'), `: ${wordUnscored(component)}. Until then it does not count.`, source)
      : sentence(
          'Score ',
          strong(`${score.score} of 25`),
          `: ${wordScore(score, horizonsSaid)}${wordReach(score, current.assessment.thresholds)}.`,
          source,
        ),
    details.length > 0 &&
      sentence(`Behind the severity: ${details.map(([name, value]) => `${name} ${value}`).join(', ')}.`, source),
    quote('Reason for another severity', component.severityReason),
    ...reasonsOf(component).map(({ label, text }) => quote(label, text)),
    quote('Description', component.description),
    quote('Justification', component.justification) || sentence('No justification has been given.', source),
    sentence(detailsOf(component).join(' · '), source),
  );
}

const DETAILS = [
  'actualPotentialImpact',
  'timeHorizon',
  'valueChainConcentration',
  'riskOpportunityType',
  'opportunityPursued',
  'financialEffects',
] as const;

/** The other details of an entry, in the words of its form. */
function detailsOf(component: Component): string[] {
  const chosen = DETAILS.map((name) => wordValue(componentFields[name], component[name])).filter(
    (said) => said !== BLANK,
  );
  const isOpen = component.kind === 'impact' && component.actualPotentialImpact === null;
  return [
    ...(isOpen ? ['Actual or potential not set'] : []),
    ...chosen,
    ...shortTexts(component).map(({ text }) => text),
    ...(component.humanRights ? ['Human-rights impact'] : []),
  ];
}

async function tellTopics(
  question: string,
  subjects: readonly Subject[],
  best: Subject,
  current: AssessmentData,
  readChanges: () => Promise<readonly QueriedChange[]>,
): Promise<KindAnswer> {
  const meant = subjects
    .filter(({ noun, fit }) => noun === 'topic' && fit >= best.fit - BESIDE)
    .slice(0, MOST_TOPICS)
    .map(({ id }) => byId(current.topics, id));
  const codes = meant.map(({ code }) => code);
  // Why a topic was deselected is only in the history.
  const isAllRelevant = relevantTopics(meant, current.selections).length === meant.length;
  const changes = isAllRelevant ? [] : await readChanges();
  const manner = { isYesOrNo: meant.length === 1 && asksIfMaterial(question), asksClass: ASKS_CLASS.test(question) };
  return {
    blocks: meant.flatMap((topic) => tellTopic(topic, current, manner, changes)),
    queries: [queryFor('topic', 'topic', codes)],
  };
}

const IS_MATERIAL = /^(is|are|was|were)\b.*\bmaterial\b/i;
const NEGATED = /\b(not|no|neither|isn['’]t|aren['’]t|why|or)\b/i;

/** Whether a question on one topic asks if it is material. */
function asksIfMaterial(question: string) {
  const plain = withoutCourtesy(question);
  return IS_MATERIAL.test(plain) && !NEGATED.test(plain);
}
