import type { Block, Part } from '#analyst/blocks/answer.ts';
import { blocks, list, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { methodFacts } from '#domain/chat/method-facts.ts';
import { componentSource, resultsSource, sectionSource, topicSource } from '#domain/chat/sources.ts';
import type { Component } from '#domain/components/component.ts';
import {
  type ComponentScore,
  likelihoodOverruled,
  OPEN_CHOICE_WORDS,
  openChoices,
} from '#domain/components/component-score.ts';
import { shortTexts } from '#domain/components/component-texts.ts';
import { reasonsOf } from '#domain/components/criteria.ts';
import { wordKind } from '#domain/components/kind-words.ts';
import { openScoreWords } from '#domain/components/score-fields.ts';
import { byId } from '#domain/found.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { labelOf } from '#domain/reference/option.ts';
import {
  financialEffects,
  pursuits,
  riskOpportunityTypes,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import { CLASSIFICATION_LABELS, classify, MATERIAL_BY_LABELS, materialBy } from '#domain/results/classification.ts';
import { buildMatrix, relevantTopics } from '#domain/results/matrix.ts';
import { reaches } from '#domain/results/threshold.ts';
import type { Kind, Subject } from './kind.ts';
import { asksIfMaterial } from './verdict.ts';

/** Most topics told about at once: those of a standard. */
const MOST_TOPICS = 6;
/** Subjects that fit this much less than the best are not meant. */
const BESIDE = 0.15;

/** How the score of one thing comes about, and why a topic is material or not. */
export const whyKind: Kind = {
  id: 'why',
  offer: 'Why is our highest topic material?',
  answer({ question, subjects, data: { current } }) {
    const [best] = subjects;
    if (!best) return HIGHEST.test(question) ? nothingHighest(current) : null;
    if (best.noun === 'stakeholder') return null;
    const both = BETWEEN.test(question) ? subjects.filter((each) => each.noun === best.noun && each.fit >= NAMED) : [];
    if (best.noun === 'component') {
      const scoreBy = scorerOf(current);
      const scoreOf = ({ id }: Subject) => scoreBy(byId(current.components, id)).score ?? 0;
      const told = both.length === 2 ? both.toSorted((one, other) => scoreOf(other) - scoreOf(one)) : [best];
      return {
        blocks: told.flatMap(({ id }) => tellComponent(byId(current.components, id), current)),
        queries: [queryForTitles(told.map(({ label }) => label))],
      };
    }
    const meant = subjects
      .filter(({ noun, fit }) => noun === 'topic' && fit >= best.fit - BESIDE)
      .slice(0, MOST_TOPICS);
    return {
      blocks: meant.flatMap(({ id }) =>
        tellTopic(byId(current.topics, id), current, {
          isYesOrNo: meant.length === 1 && asksIfMaterial(question),
          asksClass: ASKS_CLASS.test(question),
        }),
      ),
      queries: [queryForTopics(meant.map(({ id }) => byId(current.topics, id).code))],
    };
  },
};

/** The reason of the first by score is asked, whatever that is. */
const HIGHEST = /\bwhy\b.*\b(?:highest|top|biggest|largest)\b/i;

const nothingHighest = (current: AssessmentData) => ({
  blocks: blocks(
    sentence(
      strong('No topic is scored yet'),
      ', so none of them is the highest. A topic gets its score from its impacts, risks and opportunities.',
      rests(sectionSource(current, 'Impact Materiality Assessment')),
    ),
    offers('What should I focus on next in my assessment?'),
  ),
});

/** Two things are set beside each other. */
const BETWEEN = /\b(and|or|than|versus|vs\.?|both)\b/i;
/** So plainly both are named. */
const NAMED = 0.4;
/** One thing, or two, as a query, so that it can be shown and gone on from. */
const queryForTitles = (titles: readonly string[]): Query => ({
  ...everything('component'),
  where: [
    titles.length > 1
      ? { field: 'title', is: 'one-of', values: titles }
      : { field: 'title', is: 'equal', value: titles[0] ?? '' },
  ],
});

function queryForTopics(codes: readonly string[]): Query {
  const [code = ''] = codes;
  const condition =
    codes.length === 1
      ? ({ field: 'topic', is: 'equal', value: code } as const)
      : ({ field: 'topic', is: 'one-of', values: codes } as const);
  return { ...everything('topic'), where: [condition] };
}

const RULES: Readonly<Record<ComponentScore['rule'], string>> = {
  product: '',
  unset: '',
  actual: ', because an actual impact is judged without likelihood and by our convention counts with 5',
  'human-rights':
    ', because for a human-rights impact severity takes precedence, and by our convention it counts with likelihood 5',
};

/** 'severity 4 × likelihood 5 = 20 of 25'. */
const howScored = ({ side, severity, likelihoodCounted, score }: ComponentScore) =>
  score === null
    ? 'not scored yet'
    : `${side === 'impact' ? 'severity' : 'magnitude'} ${severity} × likelihood ${likelihoodCounted} = ${score} of 25`;

function tellComponent(component: Component, current: AssessmentData): Block[] {
  const score = scorerOf(current)(component);
  const threshold = current.assessment.thresholds[score.side];
  const topic = byId(current.topics, component.topicId);
  const source = rests(componentSource(current, component));
  const overruled = likelihoodOverruled(score);
  const details = [
    ['scale', component.impactScale],
    ['scope', component.impactScope],
    ['irremediability', component.impactIrremediability],
  ].filter(([, value]) => score.side === 'impact' && value !== null);
  const { description, justification, severityReason } = component;
  return blocks(
    sentence(
      strong(component.title),
      source,
      `: ${wordKind(component)} under `,
      ...named(topicSource(current, topic)),
      '.',
    ),
    score.score === null
      ? sentence(
          strong('Not scored yet'),
          openScoreWords(component).length > 0
            ? `: nobody has given its ${openScoreWords(component).join(' and ')} yet. Until then it does not count.`
            : `: it is not said ${openChoices(component)
                .map((choice) => OPEN_CHOICE_WORDS[choice])
                .join(', nor ')}. Until then it does not count.`,
          source,
        )
      : sentence(
          'Score ',
          strong(`${score.score} of 25`),
          `: ${howScored(score)}${RULES[score.rule]}.`,
          overruled !== null && ` The likelihood stated is ${overruled}.`,
          score.counted
            ? ` It ${reaches(score.score, threshold) ? 'reaches' : 'stays below'} the ${score.side} threshold of ${threshold}.`
            : ' It does not count: its relevance is unticked.',
          source,
        ),
    details.length > 0 &&
      sentence(`Behind the severity: ${details.map(([name, value]) => `${name} ${value}`).join(', ')}.`, source),
    severityReason.trim() !== '' && {
      is: 'quote',
      text: severityReason,
      from: ['Reason for another severity', source],
    },
    ...reasonsOf(component).map(({ label, text }): Block => ({ is: 'quote', text, from: [label, source] })),
    description.trim() !== '' && { is: 'quote', text: description, from: ['Description', source] },
    justification.trim() === ''
      ? sentence('No justification is written.', source)
      : { is: 'quote', text: justification, from: ['Justification', source] },
    sentence(factsOf(component).join(' · '), source),
  );
}

function factsOf(component: Component): string[] {
  return [
    component.kind === 'impact' ? (component.actualPotentialImpact ?? 'Actual or potential not set') : '',
    labelOf(timeHorizons, component.timeHorizon),
    labelOf(valueChainConcentrations, component.valueChainConcentration),
    labelOf(riskOpportunityTypes, component.riskOpportunityType),
    labelOf(pursuits, component.opportunityPursued ?? ''),
    ...shortTexts(component).map(({ text }) => text),
    component.financialEffects.map((effect) => labelOf(financialEffects, effect)).join(', '),
    component.humanRights ? 'Human-rights impact' : '',
  ].filter((fact) => fact !== '');
}

const SIDES = { impact: 'Impact', financial: 'Financial' } as const;

/** What a question for yes or no is told first. */
const VERDICTS = { impact: 'Yes: ', financial: 'Yes: ', both: 'Yes: ', none: 'No: ', open: 'Open: ' } as const;

const ASKS_CLASS = /\b(high|medium|low|class\w*|level)\b/i;
const CLASSES = methodFacts.find(({ id }) => id === 'classification')?.convention ?? '';

interface Manner {
  isYesOrNo: boolean;
  asksClass: boolean;
}

function tellTopic(
  topic: AssessmentData['topics'][number],
  current: AssessmentData,
  { isYesOrNo, asksClass }: Manner,
): Block[] {
  const isRelevant = relevantTopics([topic], current.selections).length > 0;
  const source = rests(topicSource(current, topic, isRelevant));
  const name: Part[] = [strong(`${topic.code} ${topic.name}`), source];
  const screening = current.scores.find(({ topicId }) => topicId === topic.id);
  const view =
    screening &&
    sentence(
      `Screening, from 1 to 10 and deciding nothing: impact ${screening.impactScore ?? 'score missing'}, financial ${screening.financialScore ?? 'score missing'}. ${screening.justification}`,
      source,
    );
  if (!isRelevant)
    return blocks(
      sentence(
        isYesOrNo && 'No: ',
        ...name,
        ' is deselected: it counts as not relevant and does not stand in the results. The assessment keeps no reason for that.',
      ),
      view,
      offers('Which topics are deselected?'),
    );
  const point = buildMatrix({ ...current, topics: [topic] }).points[0];
  if (!point) {
    const has = current.components.some(({ topicId }) => topicId === topic.id);
    const why = has ? 'none of its impacts, risks and opportunities counts' : 'it has no impact, risk or opportunity';
    return blocks(sentence(isYesOrNo && 'Not yet: ', ...name, ` is not assessed yet: ${why}.`), view);
  }
  const { thresholds } = current.assessment;
  const decided = (which: 'impact' | 'financial') => {
    const decision = current.decisions.find(({ topicId, side: of }) => topicId === topic.id && of === which);
    return decision
      ? ` ${decision.decidedBy || 'A former colleague'} decided on ${decision.decidedAt.slice(0, 10)} that it is ${decision.isMaterial ? 'material' : 'not material'}: “${decision.reason}”.`
      : '';
  };
  const side = (which: 'impact' | 'financial') => {
    const value = point[which];
    if (value === 0)
      return `${SIDES[which]} side: not assessed, ${which === 'impact' ? 'no impact' : 'no risk or opportunity'} counts there.${decided(which)}`;
    const does = reaches(value, thresholds[which]) ? 'reaches' : 'stays below';
    return `${SIDES[which]} score ${value} of 25 ${does} the threshold of ${thresholds[which]}.${decided(which)}`;
  };
  return blocks(
    sentence(
      isYesOrNo && VERDICTS[materialBy(point, thresholds)],
      ...name,
      ': ',
      strong(MATERIAL_BY_LABELS[materialBy(point, thresholds)]),
      `, ${CLASSIFICATION_LABELS[classify(point, thresholds)]}. ${side('impact')} ${side('financial')} Each side takes its highest component.`,
      source,
    ),
    list(
      point.components.map(({ component, score }) => {
        const whole = byId(current.components, component.id);
        return [
          ...named(componentSource(current, whole)),
          `: ${wordKind(whole)}, ${howScored(score)}${RULES[score.rule]}${score.counted || score.score === null ? '' : '; not counted'}`,
          score.counted && score.score === point[score.side] && ` – decides the ${score.side} side`,
        ];
      }),
    ),
    asksClass && sentence(CLASSES),
    view,
    sentence(
      `Thresholds: impact ${thresholds.impact}, financial ${thresholds.financial}.`,
      rests(resultsSource(current)),
    ),
  );
}
