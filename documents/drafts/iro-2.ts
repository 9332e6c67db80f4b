import { type Block, gap, list, paragraph } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf } from '#documents/document/words.ts';
import type { DisclosureChoice } from '#domain/disclosures/choice.ts';
import { choicesInForce, type ToldChoice } from '#domain/disclosures/open-choices.ts';
import { sayChoice, sayChoiceDetail } from '#domain/disclosures/words.ts';
import { conclusionsOf, type DisclosureLine, isApplying, stateOf } from '#domain/results/disclosures.ts';
import type { DraftPart } from './draft-part.ts';
import { changesSaid, dependenciesSaid, impactsSaid, materialRows, ownSaid } from './material-iros.ts';

/** The requirements covered by the statement, as each version asks for it. */
export function iro2(reading: Reading): DraftPart[] {
  return reading.esrs.id === 'esrs-2023' ? parts2023(reading) : parts2026(reading);
}

function parts2023(reading: Reading): DraftPart[] {
  return [
    {
      place: 'ESRS 2 §54-59',
      asks: 'Requirements complied with, and where',
      blocks: [...requirements(reading), gap('The page of the statement on which each of them can be found.')],
    },
    {
      place: 'ESRS 2 §54-59',
      asks: 'Datapoints from other EU law',
      blocks: [gap('The table of datapoints from other EU law, with the page or “not material” for each.')],
    },
    { place: 'ESRS 1 §32', asks: 'Climate change', blocks: climate(reading) },
    {
      place: 'ESRS 2 §54-59',
      asks: 'How the material information was determined',
      blocks: [gap('How the company determined which information on a material topic is material.')],
    },
  ];
}

function parts2026(reading: Reading): DraftPart[] {
  return [
    {
      place: 'ESRS 2 §37(a)',
      asks: 'Material impacts, risks and opportunities, their topics and where they arise',
      blocks: [
        ...materialRows(reading),
        ...impactsSaid(reading),
        ownSaid(reading),
        ...dependenciesSaid(reading),
        gap('Which dependencies the material risks and opportunities relate to.'),
      ],
    },
    { place: 'ESRS 2 §37(b)', asks: 'Climate change', blocks: climate(reading) },
    {
      place: 'ESRS 2 §37(c)',
      asks: 'Changes to the material impacts, risks and opportunities',
      blocks: [changesSaid(reading)],
    },
    { place: 'ESRS 2 §37(d)', asks: 'Requirements complied with', blocks: requirements(reading) },
    {
      place: 'ESRS 2 §37(e)',
      asks: 'Supplementary information',
      blocks: [gap('Which supplementary information the statement contains, if any.')],
    },
    {
      place: 'ESRS 2 §37(f)',
      asks: 'Heightened risk of forced or child labour',
      blocks: [
        gap(
          'Which operations or countries have a heightened risk of forced or child labour, if a material matter is connected with it.',
        ),
      ],
    },
    {
      place: 'ESRS 2 §37(g)',
      asks: 'Datapoints from other EU law',
      blocks: [gap('The table of datapoints from other EU law.')],
    },
  ];
}

function requirements({ disclosures, esrs, choices }: Reading): Block[] {
  const chosen = choicesInForce(choices);
  const isChosen = ({ requirement }: DisclosureLine) => chosen.has(requirement.code);
  // What is reported as “none in place” is reported; of what is phased in, a part may be.
  const isLeftOut = ({ requirement }: DisclosureLine) => chosen.get(requirement.code)?.choice === 'left-out';
  const codesBy = (isWanted: (line: DisclosureLine) => boolean) =>
    disclosures.flatMap(({ standard, lines }) => {
      const wanted = lines.filter(isWanted).map(({ requirement }) => requirement.code);
      return wanted.length === 0 ? [] : [`${standard}: ${wanted.join(', ')}`];
    });
  const all = disclosures.flatMap(({ lines }) => lines);
  const open = all.filter((line) => line.state === 'possible' && !isChosen(line));
  const conditions = open.flatMap(({ requirement: { code, condition } }) =>
    condition !== undefined ? [`${code}: ${condition}`] : [],
  );
  const related = codesBy((line) => open.includes(line) && line.requirement.condition === undefined);
  const unassessed = all.filter(({ state }) => state === 'not-assessed').length;
  return [
    paragraph('According to the result of the assessment, these requirements apply:'),
    list(codesBy((line) => isApplying(line.state) && !isLeftOut(line))),
    ...chosenBlocks(choices),
    ...(conditions.length > 0
      ? [
          paragraph('These may apply, on a condition:'),
          list(conditions),
          gap('Which of these apply, because their condition is met.'),
        ]
      : []),
    ...(related.length > 0
      ? [
          paragraph(
            `${conditions.length > 0 ? 'So may these' : 'These may apply'}, as far as they concern the material topics:`,
          ),
          list(related),
          gap(`Which of these are ${RELATED[esrs.id]}, and which information on them is material.`),
        ]
      : []),
    ...(unassessed > 0
      ? [
          gap(
            `Whether ${amountOf(unassessed, 'further requirement')} ${unassessed === 1 ? 'applies' : 'apply'}. Their topics have not been assessed yet.`,
          ),
        ]
      : []),
  ];
}

/** What is phased in, left out, or reported as "none in place". */
function chosenBlocks(choices: readonly ToldChoice[]): Block[] {
  const listed = (wanted: DisclosureChoice['choice']) =>
    choices.flatMap(({ choice, standing }) =>
      standing === 'in-force' && choice.choice === wanted
        ? [
            [
              `${choice.requirement}: ${[sayChoice(choice), sayChoiceDetail(choice)].filter(Boolean).join(', ')}`,
              choice.reason,
            ]
              .filter((text) => text !== '')
              .join('. '),
          ]
        : [],
    );
  const parts = [
    ['Of these, the company uses phase-ins:', listed('phased-in')],
    ['The company leaves out:', listed('left-out')],
    ['The company has no policy, action or target, and discloses that fact:', listed('none')],
  ] as const;
  return parts.flatMap(([title, items]) => (items.length > 0 ? [paragraph(title), list(items)] : []));
}

/** In the words of each version (ESRS 1 (2023) §30(a); (2026) §29(b)). */
const RELATED = { 'esrs-2023': 'related to a material matter', 'esrs-2026': 'relevant to a material topic' } as const;

function climate(reading: Reading): Block[] {
  const { data, dashboard } = reading;
  const ofClimate = conclusionsOf(dashboard).filter(({ standard }) => standard === 'E1');
  const reason = data.assessment.climateReason.trim();
  const state = stateOf(ofClimate);
  if (state === 'due') return [paragraph('Climate change is material.')];
  if (state === 'not-assessed') return [gap('Whether climate change is material. There is no conclusion yet.')];
  return reason === ''
    ? [gap('Why climate change is not material. The law requires an explanation, but none has been given.')]
    : [{ kind: 'stated', text: reason, from: 'Why climate change is not material' }];
}
