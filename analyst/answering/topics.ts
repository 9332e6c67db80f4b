import type { Slots } from '#analyst/reading/slots.ts';
import type { ToldPoint, ToldTopic, TopicAnswer, TopicsAnswer } from '#analyst/tools/topics.ts';
import { reaches } from '#domain/results/threshold.ts';
import { componentLine } from './components.ts';
import { amount, cite, list, named, paragraphs, plain, table } from './markdown-text.ts';
import { sayIgnored, sayTopicFilters } from './say-filters.ts';

const score = (value: number | null) => (value === null ? 'not assessed' : String(value));

function pointTable(points: readonly ToldPoint[]): string {
  return table(
    ['Topic', 'Impact', 'Financial', 'Class', 'Material'],
    points.map((point) => [
      named(`${point.code} ${point.topic}`, point.source),
      score(point.impactScore),
      score(point.financialScore),
      point.classification,
      point.material,
    ]),
  );
}

const scale = ({ thresholds, source }: TopicsAnswer) =>
  `Scores are out of 25. Thresholds: impact ${thresholds.impact}, financial ${thresholds.financial}.${cite(source)}`;

/** Topics by materiality. */
export function renderMaterialTopics(answer: TopicsAnswer, slots: Slots): string {
  const which = describeSide(slots);
  const narrowed = sayTopicFilters(slots, answer.named, answer.namedOut);
  if (answer.total === 0) {
    if (answer.assessed === 0) return renderNothingAssessed(answer);
    return paragraphs(
      `No topic is ${which}${narrowed}.${cite(answer.source)}`,
      ignoredIn(slots, answer),
      scale(answer),
    );
  }
  return paragraphs(
    `${amount(answer.total, 'topic')} ${answer.total === 1 ? 'is' : 'are'} **${which}**${narrowed}.${cite(answer.source)}`,
    ignoredIn(slots, answer),
    pointTable(answer.points),
    scale(answer),
    answer.notYetAssessed > 0 &&
      `${amount(answer.notYetAssessed, 'relevant topic')} ${answer.notYetAssessed === 1 ? 'is' : 'are'} not yet assessed and can still change the picture.${cite(answer.source)}`,
  );
}

function describeSide({ material, classification, notClassification }: Slots): string {
  if (classification)
    return material && material !== 'any'
      ? `classified ${classification} and ${sayMaterial(material)}`
      : `classified ${classification}`;
  return !material && notClassification ? 'assessed' : sayMaterial(material);
}

function sayMaterial(material: Slots['material']): string {
  switch (material) {
    case 'none':
      return 'not material';
    case 'only-one':
      return 'material by one side only';
    case 'not-impact':
      return 'not material by impact';
    case 'not-financial':
      return 'not material financially';
    case 'both':
      return 'material by both sides';
    case 'impact':
      return 'material by impact';
    case 'financial':
      return 'material financially';
    case 'only-impact':
      return 'material by impact only';
    case 'only-financial':
      return 'material financially only';
    default:
      return 'material';
  }
}

function renderNothingAssessed(answer: TopicsAnswer): string {
  return `No topic is assessed yet: none has an impact, risk or opportunity that counts.${cite(answer.source)} Add some in the questionnaire first.`;
}

/** Topics in the order of their scores. */
export function renderRanking(answer: TopicsAnswer, slots: Slots): string {
  const [first] = answer.points;
  if (!first) {
    return answer.assessed === 0
      ? renderNothingAssessed(answer)
      : paragraphs(
          `No topic fits that: ${sayRanked(slots, answer)}.${cite(answer.source)}`,
          ignoredIn(slots, answer),
          scale(answer),
        );
  }
  const by =
    slots.sort === 'impact' ? 'impact score' : slots.sort === 'financial' ? 'financial score' : 'both scores together';
  const order = slots.order === 'lowest' ? 'lowest' : 'highest';
  const isNarrowed =
    slots.material !== undefined ||
    slots.score !== undefined ||
    sayTopicFilters(slots, answer.named, answer.namedOut) !== '';
  return paragraphs(
    isNarrowed && `${amount(answer.total, 'topic')}: ${sayRanked(slots, answer)}.${cite(answer.source)}`,
    `By ${by}, **${plain(`${first.code} ${first.topic}`)}** is ${order}: impact ${score(first.impactScore)}, financial ${score(first.financialScore)}.${cite(first.source)}`,
    pointTable(answer.points),
    ignoredIn(slots, answer),
    scale(answer),
  );
}

/** Words that take out what no topic's name holds were understood and can not be applied. */
const ignoredIn = ({ ignored = [], except }: Slots, { namedOut }: TopicsAnswer) =>
  sayIgnored(except?.about && namedOut.length === 0 ? [...ignored, `without ${except.about}`] : ignored);

const sayRanked = (slots: Slots, answer: TopicsAnswer) =>
  `${slots.material ? sayMaterial(slots.material) : 'assessed'}${sayTopicFilters(slots, answer.named, answer.namedOut)}`;

/** What the result would be with other thresholds. */
export function renderWhatIf(answer: TopicsAnswer, _slots: Slots): string {
  const { thresholds, adoptedThresholds: adopted, source } = answer;
  const isSame = thresholds.impact === adopted.impact && thresholds.financial === adopted.financial;
  return paragraphs(
    isSame
      ? `Those are the adopted thresholds: impact ${adopted.impact}, financial ${adopted.financial}.${cite(source)}`
      : `With thresholds of ${thresholds.impact} (impact) and ${thresholds.financial} (financial) instead of ${adopted.impact} and ${adopted.financial}, ${amount(answer.total, 'topic')} would be material.${cite(source)}`,
    answer.points.length > 0 && pointTable(answer.points),
    'Nothing was changed; thresholds are adopted on the dashboard, with a reason.',
  );
}

/** Topics that were deselected, or not assessed yet. */
export function renderTopicList(answer: TopicsAnswer): string {
  const isDeselected = answer.show === 'deselected';
  if (answer.total === 0) {
    return isDeselected
      ? `No topic is deselected${cite(answer.source)}: all of them count as relevant.`
      : `Every relevant topic is assessed.${cite(answer.source)}`;
  }
  return paragraphs(
    isDeselected
      ? `${amount(answer.total, 'topic')} ${answer.total === 1 ? 'is' : 'are'} deselected.${cite(answer.source)} Their data stay; the questionnaire keeps no reason for a deselection.`
      : `${amount(answer.total, 'relevant topic')} ${answer.total === 1 ? 'is' : 'are'} not yet assessed.${cite(answer.source)}`,
    list(
      answer.topics.map(
        (topic) =>
          `${named(`${topic.code} ${topic.topic}`, topic.source)}${'reason' in topic && topic.reason === 'nothing-counted' ? ' (has components, but none counts)' : ''}`,
      ),
    ),
  );
}

/** One topic, or those of a standard. */
export function renderTopic(answer: TopicAnswer, _slots: Slots): string {
  if (answer.topics.length === 0) return '';
  const hidden = answer.found - answer.topics.length;
  return paragraphs(
    ...answer.topics.map((topic) => renderOne(topic, answer)),
    hidden > 0 && `${amount(hidden, 'more topic')} would fit; ask for one by its code.`,
  );
}

function renderOne(topic: ToldTopic, { thresholds }: TopicAnswer): string {
  const head = `**${plain(`${topic.code} ${topic.topic}`)}**${cite(topic.source)}`;
  const screening = topic.screening
    ? `Screening view (1 to 10, decides nothing): impact ${topic.screening.impact}, financial ${topic.screening.financial}.${cite(topic.screening.source)}${topic.screening.justification ? ` ${plain(topic.screening.justification)}` : ''}`
    : '';
  if (topic.state === 'deselected') {
    return paragraphs(
      `${head} is deselected: it counts as not relevant and does not appear in the results.`,
      screening,
    );
  }
  const { point } = topic;
  if (!point) {
    return paragraphs(`${head} is not yet assessed: it has no impact, risk or opportunity that counts.`, screening);
  }
  const sides = [
    sideSentence('impact', point.impactScore, thresholds.impact),
    sideSentence('financial', point.financialScore, thresholds.financial),
  ];
  return paragraphs(
    `${head}: **${point.material}**, class ${point.classification}.`,
    `${sides.join(' ')}${cite(topic.source)}`,
    topic.components.length > 0 && list(topic.components.map(componentLine)),
    screening,
  );
}

function sideSentence(side: 'impact' | 'financial', value: number | null, threshold: number): string {
  const name = side === 'impact' ? 'Impact' : 'Financial';
  if (value === null) return `${name} side: not assessed.`;
  const verb = reaches(value, threshold) ? 'reaches' : 'stays below';
  return `${name} score ${value} of 25 ${verb} the threshold of ${threshold}.`;
}

/** Several topics beside each other. */
export function renderComparison(answer: TopicAnswer, _slots: Slots): string {
  const points = answer.topics.flatMap(({ point }) => point ?? []);
  const others = answer.topics.filter(({ point }) => !point);
  if (points.length === 0) return renderTopic(answer, _slots);
  return paragraphs(
    pointTable(points),
    others.length > 0 &&
      list(others.map((topic) => `${named(`${topic.code} ${topic.topic}`, topic.source)}: ${topic.state}`)),
    `Scores are out of 25. Thresholds: impact ${answer.thresholds.impact}, financial ${answer.thresholds.financial}.${cite(answer.source)}`,
  );
}
