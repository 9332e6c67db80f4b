import {
  type Block,
  type Chapter,
  callout,
  heading,
  lead,
  list,
  paragraph,
  quiet,
  strong,
} from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { unlessSigned } from '#documents/document/signature-words.ts';
import { recordSaid } from '#documents/document/source.ts';
import { amountOf, joined, numberOf, shortened, sideOf, topicName } from '#documents/document/words.ts';
import type { TopicChange, YearsCompared } from '#domain/compare/compare-years.ts';
import { isApplying } from '#domain/results/disclosures.ts';
import { findingOf, findingText } from '#domain/results/finding.ts';
import { borderlineSides } from '#domain/results/told-decisions.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { notSigned, stepNames } from '#domain/sign-off/words.ts';
import { matrixFigure } from './matrix-figure.ts';
import { basisSaid } from './measures.ts';

/** The most topics named in the summary, and the most characters of a name, which is more than any name in the standards has. */
const NAMED = 8;
const LETTERS = 76;
/** The most characters that all names in “Since last year” may have together. */
const ROOM = 300;

const nameOf = (topic: Parameters<typeof topicName>[0]) => shortened(topicName(topic), LETTERS);

/** In pixels: as small as the legend allows, because the matrix has half of the width of a page. */
const MATRIX = { width: 480, height: 500 };

/**
 * The page for the board: what it is asked to decide, the finding, the matrix next to the material topics, what has changed and what is
 * still open.
 */
export function summary(reading: Reading): Chapter {
  const { dashboard, material, rows, disclosures } = reading;
  const lines = disclosures.flatMap((standard) => standard.lines);
  const due = lines.filter(({ state }) => isApplying(state));
  const possible = lines.filter(({ state }) => state === 'possible').length;
  const items = [
    { value: numberOf(material.length), label: 'material topics' },
    { value: numberOf(dashboard.points.length), label: 'topics assessed' },
    { value: numberOf(rows.length), label: 'impacts, risks and opportunities' },
    {
      value: numberOf(due.length),
      label: possible > 0 ? `requirements apply, ${numberOf(possible)} may apply` : 'disclosure requirements apply',
    },
  ];
  return {
    title: 'Summary for the board',
    blocks: [
      askedBlock(reading),
      lead(findingText(findingOf(reading.dashboard))),
      ...[basisSaid(reading, 0)].flatMap((said) => (said === null ? [] : [quiet(said)])),
      ...recordSaid(reading.facts).slice(0, 2).map(quiet),
      { kind: 'figures', items },
      ...matrixAndTopics(reading),
      ...stillOpen(reading),
    ],
  };
}

const askedBlock = (reading: Reading): Block => callout('For decision', boardIsAsked(reading));

/** What the board is asked to decide in the present state of the assessment, in one sentence. */
export function boardIsAsked({ dashboard, data, facts }: Reading): string {
  const { assessment } = data;
  const { thresholds, thresholdsAdopted } = assessment;
  const standing = facts.record?.standing ?? 'latest';
  if (standing !== 'latest') return `The board is not asked to decide on this result: ${replacedSaid[standing]}.`;
  const finality = finalityOf(assessment);
  if (finality === 'final') {
    return ['The board is not asked to decide anything: the result is approved.', notSigned(facts.signatures)]
      .filter((text) => text !== '')
      .join(' ');
  }
  if (finality !== 'draft') {
    const signed = new Set(facts.signatures.map(({ step }) => step));
    const before = (['prepared', 'reviewed'] as const).filter((step) => !signed.has(step));
    const once = before.length > 0 ? ` once it is signed as ${joined(before)}` : '';
    return `The board is asked to approve the frozen result${once}.`;
  }
  const undecided = undecidedSides(dashboard);
  const asked = [
    thresholdsAdopted
      ? ''
      : `adopt the thresholds (impact ${numberOf(thresholds.impact)}, financial ${numberOf(thresholds.financial)})`,
    undecided > 0 ? `decide on ${amountOf(undecided, 'borderline side')} of topics` : '',
  ].filter((text) => text !== '');
  return asked.length > 0
    ? `The board is asked to ${joined(asked)}.`
    : 'The board is not asked to decide anything yet: the assessment is a draft.';
}

const undecidedSides = (dashboard: Reading['dashboard']) =>
  borderlineSides(dashboard).filter(({ decision }) => !decision).length;

/** The matrix next to the topics that are material on it and to what has changed; without a matrix, these alone. */
function matrixAndTopics(reading: Reading): Block[] {
  const [figure] = matrixFigure(reading, MATRIX);
  const topics = [...materialTable(reading), ...changesSaid(reading)];
  if (figure?.kind !== 'figure') return topics;
  return [{ kind: 'beside', figure, blocks: topics }];
}

function materialTable({ material }: Reading): Block[] {
  if (material.length === 0) return [];
  const rows = material
    .slice(0, NAMED)
    .map((point) => [
      strong(`${nameOf(point.topic)}${point.isDecided ? ' (decided)' : ''}`),
      sideOf(point, 'impact'),
      sideOf(point, 'financial'),
    ]);
  const others = material.length - rows.length;
  return [
    {
      kind: 'table',
      caption: 'Material topics by the sum of both scores, out of 25 each',
      columns: [
        { head: 'Topic', width: 13 },
        { head: 'Impact', width: 3, align: 'end' },
        { head: 'Financial', width: 4, align: 'end' },
      ],
      rows,
    },
    ...(others > 0 ? [quiet(`And ${numberOf(others)} more in the chapter “Material topics”.`)] : []),
  ];
}

function changesSaid({ compared }: Reading): Block[] {
  return compared ? [heading('Since last year'), paragraph(sinceEarlier(compared).join(' '))] : [];
}

/**
 * Which topics have become material or are no longer material since the earlier year, in one sentence for each direction.
 * @param room the number of characters that the names may have together; the first name of each sentence is always given
 */
export function sinceEarlier(
  { newlyMaterial, noLongerMaterial, noLongerConcluded }: YearsCompared,
  room = ROOM,
): string[] {
  let left = room;
  const named = (changes: readonly TopicChange[]) => {
    const names = namesOf(changes, left);
    left -= names.join('').length;
    return joined(names);
  };
  const said = [
    newlyMaterial.length > 0 && `Newly material: ${named(newlyMaterial)}.`,
    noLongerMaterial.length > 0 && `No longer material: ${named(noLongerMaterial)}.`,
    noLongerConcluded.length > 0 && `Material before, now not assessed on both sides: ${named(noLongerConcluded)}.`,
  ].filter((text) => text !== false);
  return said.length > 0 ? said : ['The same topics are material as in the previous year.'];
}

function namesOf(changes: readonly TopicChange[], room: number): string[] {
  let left = room;
  const names = changes
    .slice(0, NAMED)
    .map(nameOf)
    .filter((name, at) => {
      left -= name.length;
      return at === 0 || left >= 0;
    });
  const others = changes.length - names.length;
  return others > 0 ? [...names, `${numberOf(others)} more`] : names;
}

function stillOpen(reading: Reading): Block[] {
  const open = openPointsOf(reading);
  if (open.length === 0) return [callout('Approved', approvedSaid(reading))];
  return [heading('Still open'), list(open)];
}

const replacedSaid = {
  'open-again': 'the assessment has been reopened',
  replaced: 'a newer result has been frozen',
} as const;

/** What prevents the result from being final, one sentence for each point. */
export function openPointsOf(reading: Reading): string[] {
  const { dashboard, data, facts } = reading;
  const { assessment } = data;
  const standing = facts.record?.standing ?? 'latest';
  const halfDone = dashboard.points.filter(({ materialBy }) => materialBy === 'open').length;
  const unassessed = dashboard.notYetAssessed.length;
  const undecided = undecidedSides(dashboard);
  const finality = finalityOf(assessment);
  const signed = signedSaid(reading);
  return [
    unassessed > 0 && `${amountOf(unassessed, 'topic')} not yet assessed (no conclusion).`,
    halfDone > 0 && `${amountOf(halfDone, 'topic')} assessed on one side only and below its threshold.`,
    undecided > 0 && `${amountOf(undecided, 'side')} of topics borderline and undecided.`,
    assessment.esrsVersionToBeConfirmed && 'The version of the standards has yet to be confirmed.',
    assessment.thresholdsReason.trim() === '' && 'No reason is given for the thresholds.',
    finality === 'draft' && 'The assessment is a draft. Figures can still change, and nobody has signed it.',
    standing !== 'latest' && `This result is no longer valid: ${replacedSaid[standing]}.`,
    (finality === 'completed' || finality === 'in-review') &&
      standing === 'latest' &&
      `The result is frozen but not yet approved${signed && `; ${signed}`}.`,
  ].filter((text) => text !== false);
}

const signedSaid = ({ facts }: Reading) =>
  joined(
    facts.signatures.map((signature) => {
      const { step, name } = signature;
      return `${stepNames[step].toLowerCase()} by ${name}${unlessSigned(signature)}`;
    }),
  );

function approvedSaid(reading: Reading): string {
  const word = notSigned(reading.facts.signatures) === '' ? 'signed' : 'approved';
  return `The result is frozen and ${word}: ${signedSaid(reading)}.`;
}
