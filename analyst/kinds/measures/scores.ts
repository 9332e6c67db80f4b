import type { Block, Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { componentSource, resultsSource, topicSource } from '#analyst/blocks/sources.ts';
import { howScored } from '#analyst/kinds/why.ts';
import type { Component } from '#domain/components/component.ts';
import { type ComponentScore, scoreComponent } from '#domain/components/component-score.ts';
import { byId } from '#domain/found.ts';
import { netsOf, scoreAfter } from '#domain/measures/basis.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import { whyNoNet } from '#domain/measures/net-score.ts';
import { NO_NET } from '#domain/measures/words.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { movedSides } from '#domain/results/managed.ts';
import { reaches } from '#domain/results/threshold.ts';
import type { Scope } from '../scope.ts';

/** By which of the two scores results are computed. */
export const sayBasis = (current: AssessmentData): Block =>
  sentence(
    'Results are computed by the scores ',
    strong(current.assessment.scoreBasis === 'net' ? 'after measures (net)' : 'before measures (gross)'),
    '.',
    rests(resultsSource(current)),
  );

/** The scores of some entries before and after their measures. */
export function tellScores({ entries, said, left }: Scope, current: AssessmentData): Block[] {
  const netOf = netsOf(current);
  const told = entries.map((component) => ({
    component,
    gross: scoreComponent(component),
    net: scoreAfter(netOf(component)),
  }));
  const [only, another] = told;
  if (said !== null && only && !another)
    return blocks(tellOne(only.component, only.gross, only.net, current), sayBasis(current));
  const both = told.filter(({ net }) => net !== null);
  const others = told.length - both.length;
  const about = said === null ? 'in this assessment' : `(${said})`;
  const notUsed = left.length > 0 && sentence('Not used: ', strong(left.join(' ')), '.');
  if (both.length === 0) {
    return blocks(
      notUsed,
      sentence(
        strong('None'),
        ` of ${amount(told.length, 'entry', 'entries')} ${about} has a score after measures: before and after are the same.`,
        rests(resultsSource(current)),
      ),
      scoreTable(told, current),
      sayBasis(current),
      offers('Which scores are lower after measures?'),
    );
  }
  return blocks(
    notUsed,
    sentence(
      strong(both.length),
      ` of ${amount(told.length, 'entry', 'entries')} ${about} ${both.length === 1 ? 'has' : 'have'} a score after measures.`,
      rests(resultsSource(current)),
    ),
    scoreTable(said === null ? both : told, current),
    said === null && others > 0 && sentence(`The other ${others} have one score.`),
    sayBasis(current),
  );
}

interface Told {
  component: Component;
  gross: ComponentScore;
  net: ComponentScore | null;
}

function scoreTable(told: readonly Told[], current: AssessmentData): Block {
  const row = ({ component, gross, net }: Told): Line[] => [
    named(componentSource(current, component)),
    [byId(current.topics, component.topicId).code],
    [gross.score === null ? 'not scored' : String(gross.score)],
    [net === null ? 'the same' : String(net.score)],
  ];
  return {
    is: 'table',
    columns: [
      { label: 'Entry' },
      { label: 'Topic' },
      { label: 'Before measures', isNumber: true },
      { label: 'After measures', isNumber: true },
    ],
    rows: told.map(row),
  };
}

/** One entry before and after its measures, and why no other score stands where there is none. */
function tellOne(
  component: Component,
  gross: ComponentScore,
  net: ComponentScore | null,
  current: AssessmentData,
): Block[] {
  const source = rests(componentSource(current, component));
  const threshold = current.assessment.thresholds[gross.side];
  const stands = ({ score }: ComponentScore) =>
    score === null
      ? ''
      : reaches(score, threshold)
        ? `, which reaches the threshold of ${threshold}`
        : `, which stays below the threshold of ${threshold}`;
  const before = sentence(
    strong(component.title),
    source,
    ': before measures ',
    strong(gross.score === null ? 'no score' : `${gross.score} of 25`),
    ` (${howScored(gross)})${stands(gross)}.`,
  );
  if (net) {
    const reason = current.netScores?.find(({ componentId }) => componentId === component.id)?.reason ?? '';
    return blocks(
      before,
      sentence('After measures ', strong(`${net.score} of 25`), ` (${howScored(net)})${stands(net)}.`, source),
      reason !== '' && { is: 'quote', text: reason, from: ['Reason for the score after measures', source] },
    );
  }
  return [before, sentence(`After measures it is the same: ${whySame(component, current)}.`, source)];
}

/** Why an entry has no score after measures. */
function whySame(component: Component, current: AssessmentData): string {
  const why = whyNoNet(component);
  if (why !== null) return NO_NET[why];
  const { state } = netsOf(current)(component);
  if (state === 'no-measure') return 'no implemented, effective prevention or mitigation is named at it any more';
  return measuresOf(current.measures ?? [], component.id).length === 0
    ? 'no measure is named at it'
    : 'nobody has stated what remains after its measures';
}

/** What measures make of the result: which sides of topics stand elsewhere after them. */
export function tellResult(current: AssessmentData): Block[] {
  const sides = movedSides(buildDashboard(current));
  const source = rests(resultsSource(current));
  if (sides.length === 0)
    return [
      sayBasis(current),
      sentence('Measures make ', strong('no topic'), ' stand elsewhere: before and after them are the same.', source),
    ];
  const turned = sides.filter(({ isMaterialGross, isMaterialNet }) => isMaterialGross !== isMaterialNet).length;
  return blocks(
    sayBasis(current),
    sentence(
      'After the measures that count ',
      strong(amount(sides.length, 'side of a topic', 'sides of topics')),
      ` ${sides.length === 1 ? 'stands' : 'stand'} elsewhere; `,
      strong(turned === 0 ? 'none' : turned),
      ` of them ${turned === 1 ? 'falls' : 'fall'} below the threshold.`,
      source,
    ),
    {
      is: 'table',
      columns: [
        { label: 'Topic' },
        { label: 'Side' },
        { label: 'Before', isNumber: true },
        { label: 'After', isNumber: true },
        { label: 'By the score' },
      ],
      rows: sides.map(({ topic, side, gross, net, isMaterialGross, isMaterialNet }) => [
        named(topicSource(current, byId(current.topics, topic.id))),
        [side],
        [String(gross)],
        [String(net)],
        [
          isMaterialGross === isMaterialNet
            ? `${isMaterialGross ? 'material' : 'not material'} either way`
            : 'material → not material',
        ],
      ]),
    },
    offers('Which scores are lower after measures?', 'Which measures do we rely on?'),
  );
}
