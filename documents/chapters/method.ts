import {
  type Block,
  type Chapter,
  gap,
  heading,
  list,
  paragraph,
  quiet,
  strong,
} from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { dayOf, numberOf } from '#documents/document/words.ts';
import { scoreBases } from '#domain/assessment/score-basis.ts';
import { methodFacts } from '#domain/chat/method-facts.ts';
import { labelOf } from '#domain/reference/option.ts';
import { CLASSIFICATION_LABELS, MEDIUM_SCORE } from '#domain/results/classification.ts';
import { saidOfScoring } from '#domain/results/scoring-progress.ts';
import { allScales } from '#domain/scales/all-scales.ts';
import { wordBand } from '#domain/scales/bands.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { ShownStep } from '#domain/scales/scales.ts';

/** The facts of law and method that the chapter states, in this order. */
const TOLD = [
  'double-materiality',
  'impact-materiality',
  'financial-materiality',
  'severity',
  'likelihood',
  'gross-or-net',
  'aggregation',
];

const VALUES = [1, 2, 3, 4, 5];

/** The rules that led to the result: version, scales, formula, thresholds and the reason for them. */
export function method(reading: Reading): Chapter {
  return {
    title: 'Method',
    blocks: [
      ...versionBlocks(reading),
      heading('What makes a topic material'),
      ...methodFacts
        .filter(({ id }) => TOLD.includes(id))
        .flatMap((fact): Block[] => {
          const law = fact.law[reading.esrs.id];
          return [
            heading(fact.title, 3),
            paragraph([fact.text, fact.convention].filter((text) => text !== '').join(' ')),
            ...(law === null ? [] : [quiet(law)]),
          ];
        }),
      heading('Formula'),
      list([
        'Impact: severity × likelihood, out of 25. An impact that has occurred counts with likelihood 5. So does a potential negative impact on human rights, because its severity takes precedence.',
        'Risk or opportunity: potential magnitude × likelihood, out of 25.',
        'Topic: the highest score among the entries that count, on each side. Positive impacts do not offset negative ones.',
        `${CLASSIFICATION_LABELS.High}: both thresholds are reached. ${CLASSIFICATION_LABELS.Medium}: ${MEDIUM_SCORE} or more on either side. These classes only sort the list. What is material depends on the thresholds alone.`,
      ]),
      ...thresholdBlocks(reading),
      ...scaleBlocks(reading.facts.scales),
    ],
  };
}

function versionBlocks({ data, esrs, route }: Reading): Block[] {
  const { versionReason } = data.assessment;
  const reason = versionReason.trim();
  return [
    heading('Standards applied'),
    {
      kind: 'facts',
      rows: [
        { label: 'Version', value: route },
        { label: 'Legal act', value: esrs.legalAct },
        { label: 'Governs', value: esrs.governs },
        { label: 'List of topics', value: esrs.listStatus },
      ],
    },
    ...(reason === '' ? [] : [{ kind: 'stated' as const, text: reason, from: 'Reason for the version' }]),
  ];
}

function thresholdBlocks({ data }: Reading): Block[] {
  const { thresholds, borderlineBand, thresholdsAdopted, thresholdsReason } = data.assessment;
  const reason = thresholdsReason.trim();
  const adopted = thresholdsAdopted
    ? `Adopted by ${thresholdsAdopted.by} on ${dayOf(thresholdsAdopted.at)}${thresholdsAdopted.scoring ? `, ${saidOfScoring(thresholdsAdopted.scoring)}` : ''}`
    : 'Twofold’s default. No thresholds were adopted';
  return [
    heading('Thresholds'),
    {
      kind: 'facts',
      rows: [
        { label: 'Impact', value: `${numberOf(thresholds.impact)} of 25 or more` },
        { label: 'Financial', value: `${numberOf(thresholds.financial)} of 25 or more` },
        ...(borderlineBand > 0
          ? [{ label: 'Borderline', value: `Within ${numberOf(borderlineBand)} of a threshold, inclusive` }]
          : []),
        { label: 'Scores used', value: labelOf(scoreBases, data.assessment.scoreBasis) },
        { label: 'Adopted', value: adopted },
      ],
    },
    reason === ''
      ? gap('Why these thresholds are appropriate for the company. No reason has been given.')
      : { kind: 'stated', text: reason, from: 'Reason for the thresholds' },
  ];
}

function scaleBlocks(scales: Scales): Block[] {
  const all = allScales(scales);
  const isWorded = all.some(({ steps }) => steps.some(({ isOwn }) => isOwn));
  return [
    heading('Scales'),
    paragraph(
      `The standards prescribe no scale. The company used the meanings below for the values 1 to 5. They are a guide: the assessor decides and gives the reason.${
        isWorded
          ? ` The wording is the company’s own, except where marked ${OURS}: there it is Twofold’s suggestion.`
          : ''
      }`,
    ),
    {
      kind: 'table',
      caption: 'What the values of each scale mean',
      columns: [{ head: 'Scale', width: 4 }, ...VALUES.map((value) => ({ head: String(value), width: 4 }))],
      rows: all.map(({ name, steps }) => [strong(name), ...steps.map((step) => stepSaid(step, isWorded))]),
    },
  ];
}

/** Marks wording that is not the company's own, if other wording is. */
const OURS = '°';

export function stepSaid({ words, isOwn, money }: ShownStep, isWorded: boolean): string {
  const amounts = money ? ` (${wordBand(money, numberOf)})` : '';
  return `${words}${isWorded && !isOwn ? ` ${OURS}` : ''}${amounts}`;
}
