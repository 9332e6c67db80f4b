import type { Block, Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, day, joined, list, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import type { KindInput } from '#analyst/kinds/kind.ts';
import { asideTopic, leftOutOf } from '#domain/audit/left-out.ts';
import { places } from '#domain/chat/places.ts';
import { componentSource, resultsSource, stakeholderSource, topicSource } from '#domain/chat/sources.ts';
import { sayChoice, sayChoiceDetail } from '#domain/disclosures/words.ts';
import { byId } from '#domain/found.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { everything } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { labelOf } from '#domain/reference/option.ts';
import { isMaterial, materialBy } from '#domain/results/classification.ts';
import { tellDecision } from '#domain/results/decisions.ts';
import { findHanging } from '#domain/results/firmness.ts';
import { buildMatrix, relevantTopics } from '#domain/results/matrix.ts';
import { isThreshold } from '#domain/results/threshold.ts';
import { turnsBetween } from '#domain/results/threshold-turns.ts';
import { tiers } from '#domain/value-chain/fields.ts';
import type { RecordAnswer } from './record-answer.ts';

/** Which results people decided against the score, within the band or top-down, with their reasons. */
export const decisionsTold: RecordAnswer = {
  offer: 'Which results did people decide, against the score or top-down, and why?',
  tell({ data: { current } }) {
    const { decisions, topics } = current;
    const source = rests(resultsSource(current));
    if (decisions.length === 0)
      return [
        sentence(strong('Nobody has decided a result'), ': all of them follow from the scores and thresholds.', source),
      ];
    return blocks(
      sentence(strong(amount(decisions.length, 'result')), ' decided by people:', source),
      topics.flatMap((topic) => decidedBlocks(topic, current)),
    );
  },
};

/** What people decided about one topic, or about the topic of one entry. */
export const decidedOnTold: RecordAnswer = {
  offer: 'What did people decide about “…”, and why?',
  tell({ data: { current } }, name) {
    const entry = current.components.find(({ title }) => title === name);
    const topic = current.topics.find(({ id, code, name: of }) => id === entry?.topicId || `${code} ${of}` === name);
    const told = topic ? decidedBlocks(topic, current) : [];
    return told.length === 0 ? null : told;
  },
};

/** The decisions on one topic, each with its reason. */
export function decidedBlocks({ id }: Pick<AssessmentData['topics'][number], 'id'>, current: AssessmentData): Block[] {
  const { decisions, topics, selections, assessment } = current;
  const topic = topics.find((each) => each.id === id);
  const own = decisions.filter(({ topicId }) => topicId === id);
  if (!topic || own.length === 0) return [];
  const isRelevant = relevantTopics([topic], selections).length > 0;
  const [point] = buildMatrix({ ...current, topics: [topic] }).points;
  const bars = { thresholds: assessment.thresholds, band: assessment.borderlineBand };
  return own.flatMap((decision) => {
    const score = point?.[decision.side] ?? 0;
    const { kind, threshold } = tellDecision(decision, { topic, score, isRelevant }, bars);
    const grounds = kind === 'top-down' ? 'concluded top-down' : `score ${score}, threshold ${threshold}`;
    return blocks(
      sentence(
        ...named(topicSource(current, topic)),
        `, ${decision.side} side: decided to be ${decision.isMaterial ? 'material' : 'not material'} (${grounds}), by ${decision.decidedBy} on ${day(decision.decidedAt)}.`,
      ),
      { is: 'quote', text: decision.reason, from: ['Reason', rests(topicSource(current, topic))] },
    );
  });
}

/** Which topics another threshold on both sides would make material, and which no longer. */
export const atOtherTold: RecordAnswer = {
  offer: 'Which topics would turn at a threshold of …?',
  tell({ data: { current } }, name) {
    const bar = Number(name);
    if (!isThreshold(bar)) return null;
    const { points } = buildMatrix(current);
    const to = { impact: bar, financial: bar };
    const { become, cease } = turnsBetween(points, current.assessment.thresholds, to);
    const all = points.filter((point) => isMaterial(materialBy(point, to))).length;
    const source = rests(resultsSource(current));
    const told = (words: string, turns: typeof become): Line => [
      strong(turns.length === 0 ? 'No topic' : amount(turns.length, 'topic')),
      ` ${words}`,
      turns.length > 0 && ': ',
      ...joined(turns.map(({ topic }) => named(topicSource(current, byId(current.topics, topic.id))))),
      '.',
    ];
    return blocks(
      sentence(`At ${bar} on both sides, ${amount(all, 'topic')} would be material. Nothing was changed.`, source),
      sentence(...told('would be added', become)),
      sentence(...told('would drop out', cease)),
      offers(
        sayQuery({ ...everything('topic'), where: [{ field: 'material', is: 'equal', value: true }], thresholds: to }),
      ),
    );
  },
};

const MOST = 20;

/** Everything that the assessment leaves out: topics, entries, parts of the value chain, stakeholders without a view. */
export const leftOutTold: RecordAnswer = {
  offer: 'What was set aside or left out, and why?',
  async tell({ data: { current }, desk }: KindInput) {
    const { leftOut } = await desk.records();
    const left = leftOutOf(current, leftOut);
    const acts = left.aside.map(({ topic }) => asideTopic(topic, current, leftOut.aside));
    return blocks(
      sentence(
        strong(amount(acts.length, 'topic')),
        ' set aside',
        acts.length > 0 ? ':' : '.',
        rests(resultsSource(current)),
      ),
      acts.length > 0 &&
        list(
          acts.map(
            ({ topic, act, entries, screening }): Line => [
              ...named(topicSource(current, topic, false)),
              act?.reason
                ? `: “${act.reason}” (${act.by ?? 'a former colleague'}, ${day(act.at)})`
                : ': no reason recorded',
              entries.length > 0 && `; ${amount(entries.length, 'entry', 'entries')} under it`,
              screening !== null && screening.justification !== '' && `; screening: “${screening.justification}”`,
            ],
          ),
        ),
      left.notCounted.length > 0 &&
        sentence(strong(amount(left.notCounted.length, 'entry', 'entries')), ' not counted:'),
      left.notCounted.length > 0 &&
        list(
          left.notCounted
            .slice(0, MOST)
            .map(
              ({ component, why, score }): Line => [
                ...named(componentSource(current, component)),
                `: ${NOT_COUNTED[why]}${score === null ? '' : ` (score ${score})`}`,
                component.justification.trim() !== '' && `; “${component.justification.trim()}”`,
              ],
            ),
        ),
      left.deleted.length > 0 &&
        sentence(
          'Deleted: ',
          ...joined(
            left.deleted
              .slice(0, MOST)
              .map(
                ({ title, by, reason }): Line => [
                  `${title} (${by ?? 'a former colleague'}${reason ? `: “${reason}”` : ''})`,
                ],
              ),
          ),
          '.',
        ),
      left.tiers.length + left.activities.length > 0 &&
        sentence(
          'Parts of the value chain with nothing entered: ',
          ...joined([
            ...left.tiers.map((tier) => [labelOf(tiers, tier)]),
            ...left.activities.map(({ name }) => [name]),
          ]),
          '.',
          rests(chainSource(current)),
        ),
      left.silent.length > 0 &&
        sentence(
          'Stakeholders without a view: ',
          ...joined(left.silent.map((each) => named(stakeholderSource(current, each)))),
          '.',
        ),
    );
  },
};

const NOT_COUNTED = {
  'score-missing': 'a score is missing',
  'choice-missing': 'a choice is missing',
  'not-relevant': 'not marked as relevant',
} as const;

/** The value chain of an assessment as a source. */
export const chainSource = (current: AssessmentData) =>
  ({ kind: 'section', label: 'Value chain', path: places.chain(current) }) as const;

/** What is phased in, left out or reported as none among the disclosure requirements. */
export const choicesTold: RecordAnswer = {
  offer: 'Which disclosures do we phase in or leave out, and why?',
  tell({ data: { current } }) {
    const { disclosureChoices = [] } = current;
    const source = rests(resultsSource(current));
    if (disclosureChoices.length === 0)
      return [sentence(strong('Nothing was chosen'), ': every disclosure that is due is reported in full.', source)];
    return blocks(
      sentence(strong(amount(disclosureChoices.length, 'choice')), ' on disclosure requirements:', source),
      list(
        disclosureChoices.map(
          (each): Line => [
            strong(each.requirement),
            `: ${[sayChoice(each), sayChoiceDetail(each)].filter(Boolean).join(', ')}`,
            each.reason.trim() !== '' && `; “${each.reason.trim()}”`,
            ` (${each.chosenBy}, ${day(each.chosenAt)})`,
          ],
        ),
      ),
    );
  },
};

/** Which results hang on one entry, or on one step of one score. */
export const firmnessTold: RecordAnswer = {
  offer: 'Which results rest on a single entry or a single step of a score?',
  tell({ data: { current } }) {
    const hanging = findHanging(buildMatrix(current), current.assessment.thresholds);
    const single = hanging.filter(({ component }) => component !== null);
    const steps = hanging.filter(({ criteria, choices }) => criteria.length + choices.length > 0);
    const source = rests(resultsSource(current));
    return blocks(
      sentence(
        strong(amount(single.length, 'result')),
        ` ${single.length === 1 ? 'rests' : 'rest'} on a single entry that reaches the threshold. The highest entry sets the score of each side.`,
        source,
      ),
      single.length > 0 &&
        list(
          single.map(
            ({ topic, side, component, score, decides }): Line => [
              ...named(topicSource(current, topic)),
              `, ${side} side, ${score}: `,
              ...(component ? named(componentSource(current, component.component)) : []),
              !decides && '; the topic is material by its other side as well',
            ],
          ),
        ),
      sentence(strong(amount(steps.length, 'result')), ' would turn with one step of one score:', source),
      steps.length > 0 &&
        list(
          steps
            .slice(0, MOST)
            .map(
              ({ topic, side, score, threshold, isMaterial }): Line => [
                ...named(topicSource(current, topic)),
                `, ${side} side: ${score} at a threshold of ${threshold}, ${isMaterial ? 'material' : 'not material'} now`,
              ],
            ),
        ),
      offers('Which results did people decide, against the score or top-down, and why?'),
    );
  },
};
