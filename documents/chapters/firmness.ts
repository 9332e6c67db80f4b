import { type Block, heading, paragraph, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, joined, numberOf, topicName } from '#documents/document/words.ts';
import { OPEN_CHOICE_WORDS } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { ofHorizon } from '#domain/horizon-scores/row-words.ts';
import { findHanging, type Hanging, hangingOtherwise } from '#domain/results/firmness.ts';
import { buildMatrices, buildMatrix } from '#domain/results/matrix.ts';

/** Sensitive sides; those that would change the result of the whole topic come first. */
export const hangingOf = ({ data, dashboard }: Reading): Hanging[] =>
  findHanging(buildMatrix(data), dashboard.thresholds);

/** Sides that are sensitive only with the other scores, and sides that are sensitive only with the scores that count. */
function byOtherScores({ data, dashboard }: Reading): Block[] {
  const otherwise = hangingOtherwise(buildMatrices(data), dashboard.thresholds);
  if (!otherwise || otherwise.more.length + otherwise.fewer.length === 0) return [];
  const named = (sides: readonly Hanging[]) =>
    joined(sides.map(({ topic, side, score }) => `${topicName(topic)} (${side}, ${numberOf(score)})`));
  const said = [
    otherwise.more.length > 0 && `these are sensitive too: ${named(otherwise.more)}`,
    otherwise.fewer.length > 0 && `these are not sensitive: ${named(otherwise.fewer)}`,
  ].filter((text) => text !== false);
  return [
    paragraph(`With the scores ${dashboard.scoreBasis === 'net' ? 'before' : 'after'} measures, ${said.join('; ')}.`),
  ];
}

/** How robust the result is: the topics whose result a small change would reverse, and which change this is. */
export function firmness(reading: Reading): Block[] {
  const hanging = hangingOf(reading);
  if (hanging.length === 0) return [];
  const whole = hanging.filter(({ decides }) => decides);
  const topics = new Set(whole.map(({ topic }) => topic.id)).size;
  return [
    heading('How robust is the result?'),
    paragraph(
      `The result of ${amountOf(topics, 'topic')} depends on a single entry, one score step or one open choice. For other topics, only one side depends on it. Take a second look at these topics. A sensitive result is not necessarily wrong.`,
    ),
    {
      kind: 'table',
      caption:
        'Sides that depend on one entry, one score step or one open choice; those that determine their topic’s result come first',
      columns: [
        { head: 'Topic', width: 5 },
        { head: 'Side', width: 3 },
        { head: 'Now', width: 4 },
        { head: 'Depends on', width: 8 },
      ],
      rows: hanging.map((one) => [strong(topicName(one.topic)), sideSaid(one), nowSaid(one), hangsOn(one).join('\n')]),
    },
    ...byOtherScores(reading),
  ];
}

const sideSaid = ({ side, decides }: Hanging) => {
  const name = side === 'impact' ? 'Impact' : 'Financial';
  return decides ? `${name}, determines the result` : name;
};

const nowSaid = ({ score, threshold, isMaterial }: Hanging) =>
  `${numberOf(score)} against ${numberOf(threshold)}: ${isMaterial ? 'material' : 'below'}`;

/** Why a side is sensitive: one line for each kind of cause, the first cause of that kind and the number of the others. */
export function hangsOn({ component, criteria: [step, ...steps], choices: [choice, ...choices] }: Hanging): string[] {
  const more = (count: number, one: string) => (count === 0 ? '' : `; or ${amountOf(count, one)}`);
  return [
    component && `Only “${component.component.title}” reaches the threshold.`,
    step &&
      `“${step.scored.component.title}”, ${componentFields[step.criterion].label.toLowerCase()}${ofHorizon(step.horizon, step.scored.component.timeHorizon)} ${step.from} → ${step.to}: ${step.newScore}${more(steps.length, 'other step')}`,
    choice &&
      `“${choice.scored.component.title}”, still to choose ${joined(choice.open.map((open) => OPEN_CHOICE_WORDS[open]))}: up to ${choice.newScore}${more(choices.length, 'other choice')}`,
  ].filter((text) => typeof text === 'string');
}
