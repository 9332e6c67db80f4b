import { type Block, gap, list, paragraph } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, joined, numberOf, topicName } from '#documents/document/words.ts';
import { conclusionsOf, stateOf } from '#domain/results/disclosures.ts';
import type { DraftPart } from './draft-part.ts';

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
      asks: 'Material impacts, risks and opportunities by topic',
      blocks: [...materialList(reading), gap('Where in the statement each of them is reported.')],
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

function requirements({ disclosures }: Reading): Block[] {
  const byStandard = disclosures.flatMap(({ standard, lines }) => {
    const due = lines.filter(({ state }) => state === 'always' || state === 'joint' || state === 'due');
    return due.length === 0 ? [] : [`${standard}: ${due.map(({ requirement }) => requirement.code).join(', ')}`];
  });
  const open = disclosures.flatMap(({ lines }) => lines.filter(({ state }) => state === 'not-assessed')).length;
  return [
    paragraph('According to the result of the assessment, these requirements apply:'),
    list(byStandard),
    ...(open > 0
      ? [
          gap(
            `Whether ${amountOf(open, 'further requirement')} ${open === 1 ? 'applies' : 'apply'}. Their topics have not been assessed yet.`,
          ),
        ]
      : []),
  ];
}

function materialList({ material }: Reading): Block[] {
  if (material.length === 0) return [gap('No topic is material so far.')];
  return [
    paragraph(
      `${amountOf(material.length, 'topic')} ${material.length === 1 ? 'is' : 'are'} material. SBM-3 below lists their material impacts, risks and opportunities.`,
    ),
    list(
      material.map(
        ({ topic, componentIds }) => `${topicName(topic)} (${amountOf(componentIds.length, 'entry', 'entries')})`,
      ),
    ),
  ];
}

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

function changesSaid({ compared }: Reading): Block {
  if (!compared) return gap('What changed. There is no earlier assessment to compare with.');
  const { newlyMaterial, noLongerMaterial, addedComponents, droppedComponents } = compared;
  const named = [
    newlyMaterial.length > 0 && `newly material: ${joined(newlyMaterial.map(topicName))}`,
    noLongerMaterial.length > 0 && `no longer material: ${joined(noLongerMaterial.map(topicName))}`,
    `${numberOf(addedComponents.length)} new entries and ${numberOf(droppedComponents.length)} removed`,
  ].filter((text) => text !== false);
  return paragraph(`Compared with the previous year: ${named.join('; ')}.`);
}
