import type { Block, Part } from '#analyst/blocks/answer.ts';
import { blocks, day, list, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { methodFacts } from '#domain/chat/method-facts.ts';
import { componentSource, resultsSource, topicSource } from '#domain/chat/sources.ts';
import type { Side } from '#domain/components/component-score.ts';
import { wordKind } from '#domain/components/kind-words.ts';
import { byId } from '#domain/found.ts';
import { traceOf } from '#domain/horizon-scores/horizon-score.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import { CLASSIFICATION_LABELS, classify, MATERIAL_BY_LABELS, materialBy } from '#domain/results/classification.ts';
import { buildMatrix, relevantTopics } from '#domain/results/matrix.ts';
import { wordScore } from '#domain/results/score-working.ts';
import { reaches } from '#domain/results/threshold.ts';

/** The beginning of the answer to a yes-or-no question. */
const VERDICTS = { impact: 'Yes: ', financial: 'Yes: ', both: 'Yes: ', none: 'No: ', open: 'Open: ' } as const;
/** Words for the classes of topics. */
export const ASKS_CLASS = /\b(high|medium|low|class\w*|level)\b/i;
const CLASSES = byId(methodFacts, 'classification').convention;

/** What else the answer contains: yes or no first, what the classes mean. */
interface Manner {
  isYesOrNo: boolean;
  asksClass: boolean;
}

type Topic = AssessmentData['topics'][number];

/**
 * Explains why a topic is material or not, by its sides and the entries under it.
 * @param changes the history, which holds why a topic was deselected; needed for deselected topics only
 */
export function tellTopic(
  topic: Topic,
  current: AssessmentData,
  { isYesOrNo, asksClass }: Manner,
  changes: readonly QueriedChange[],
): Block[] {
  const isRelevant = relevantTopics([topic], current.selections).length > 0;
  const source = rests(topicSource(current, topic, isRelevant));
  const name: Part[] = [strong(`${topic.code} ${topic.name}`), source];
  const screening = current.scores.find(({ topicId }) => topicId === topic.id);
  const view =
    screening &&
    sentence(
      `Screening, from 1 to 10, without effect on the result: impact ${screening.impactScore ?? 'score missing'}, financial ${screening.financialScore ?? 'score missing'}. ${screening.justification}`,
      source,
    );
  const reason = changes.find(
    (change) => change.noun === 'selection' && change.topic?.split(' ')[0] === topic.code && change.reason?.trim(),
  );
  if (!isRelevant)
    return blocks(
      sentence(
        isYesOrNo && 'No: ',
        ...name,
        ' is deselected, so it is not part of the results.',
        reason === undefined && ' No reason has been given.',
      ),
      reason && {
        is: 'quote',
        text: reason.reason ?? '',
        from: [`Reason, ${reason.by ?? 'a former colleague'}, ${day(reason.at)}`, source],
      },
      view,
      offers('Which topics are deselected?'),
    );
  const point = buildMatrix({ ...current, topics: [topic] }).points[0];
  if (!point) {
    const has = current.components.some(({ topicId }) => topicId === topic.id);
    const why = has
      ? 'none of its impacts, risks and opportunities counts'
      : 'it has no impacts, risks or opportunities';
    return blocks(sentence(isYesOrNo && 'Not yet: ', ...name, ` has not been assessed yet: ${why}.`), view);
  }
  const { thresholds } = current.assessment;
  const by = materialBy(point, thresholds);
  return blocks(
    sentence(
      isYesOrNo && VERDICTS[by],
      ...name,
      ': ',
      strong(MATERIAL_BY_LABELS[by]),
      `, ${CLASSIFICATION_LABELS[classify(point, thresholds)]}. ${sideOf(topic, 'impact', point.impact, current)} ${sideOf(topic, 'financial', point.financial, current)} The highest entry sets the score of each side.`,
      source,
    ),
    list(
      point.components.map(({ component, score, horizons }) => {
        const whole = byId(current.components, component.id);
        const further = horizons ? wordHorizons(traceOf(horizons), component.timeHorizon) : '';
        return [
          ...named(componentSource(current, whole)),
          `: ${wordKind(whole)}, ${wordScore(score, further)}${score.counted || score.score === null ? '' : '; not counted'}`,
          score.counted && score.score === point[score.side] && ` – sets the score of the ${score.side} side`,
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

const SIDES = {
  impact: { name: 'Impact', lacks: 'no impact' },
  financial: { name: 'Financial', lacks: 'no risk or opportunity' },
} as const;

/** The state of one side of a topic, and what the company decided about it. */
function sideOf(topic: Topic, side: Side, score: number, { assessment, decisions }: AssessmentData): string {
  const threshold = assessment.thresholds[side];
  const decision = decisions.find((each) => each.topicId === topic.id && each.side === side);
  const stands =
    score === 0 && decision?.basis === 'top-down'
      ? `side: concluded top-down, without scores.`
      : score === 0
        ? `side: not assessed, ${SIDES[side].lacks} counts there.`
        : `score ${score} of 25 ${reaches(score, threshold) ? 'reaches' : 'stays below'} the threshold of ${threshold}.`;
  const decided =
    decision &&
    ` ${decision.decidedBy || 'A former colleague'} decided on ${decision.decidedAt.slice(0, 10)} that it is ${decision.isMaterial ? 'material' : 'not material'}: “${decision.reason}”.`;
  return `${SIDES[side].name} ${stands}${decided ?? ''}`;
}
