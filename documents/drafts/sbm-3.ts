import { whereAndWhen } from '#documents/chapters/material-topics.ts';
import { type Block, gap, paragraph, strong } from '#documents/document/document.ts';
import { decides, type Reading } from '#documents/document/reading.ts';
import { amountOf, joined, kindOf, numberOf, topicName } from '#documents/document/words.ts';
import type { Component } from '#domain/components/component.ts';
import { labelOf } from '#domain/reference/option.ts';
import { financialEffects } from '#domain/reference/options.ts';
import { hasASay } from '#domain/results/decisions.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import type { DraftPart } from './draft-part.ts';

const PLACES = { 'esrs-2023': 'ESRS 2 §48', 'esrs-2026': 'ESRS 2 §24-33' } as const;

/** The material impacts, risks and opportunities, and how they interact with strategy and business model. */
export function sbm3(reading: Reading): DraftPart[] {
  const place = PLACES[reading.esrs.id];
  const part = (asks: string, blocks: Block[]): DraftPart => ({ place, asks, blocks });
  return [
    part('Material impacts, risks and opportunities, and where they are concentrated', materialRows(reading)),
    part('Effects on strategy and business model', [
      gap('How they affect strategy and business model, and how the company has responded or plans to respond.'),
    ]),
    part('How the impacts affect people and the environment', [
      ...impactsSaid(reading),
      gap('How the impacts originate from, or are connected to, the strategy and business model.'),
    ]),
    part('Current and anticipated financial effects', financialSaid(reading)),
    part('Resilience', [gap('How resilient strategy and business model are to the material impacts and risks.')]),
    part('Covered by the standards or specific to the company', [ownSaid(reading)]),
  ];
}

/** The largest number of rows that are listed individually. */
const MOST_LISTED = 150;

function materialRows(reading: Reading): Block[] {
  const rows = reading.rows.filter((row) => decides(row, reading));
  if (rows.length === 0) return [gap('No impact, risk or opportunity is material so far.')];
  return [
    paragraph(
      `${amountOf(rows.length, 'impact, risk or opportunity', 'impacts, risks and opportunities')} ${rows.length === 1 ? 'is' : 'are'} material because ${rows.length === 1 ? 'it reaches' : 'they reach'} the threshold of ${rows.length === 1 ? 'its' : 'their'} side${(reading.dashboard.decisions ?? []).some(hasASay) ? ', or because of a decision on the topic' : ''}.`,
    ),
    {
      kind: 'table',
      caption: 'Material impacts, risks and opportunities',
      columns: [
        { head: 'Topic', width: 4 },
        { head: 'Impact, risk or opportunity', width: 6 },
        { head: 'Kind', width: 3 },
        { head: 'Where and when', width: 5 },
      ],
      rows: rows
        .slice(0, MOST_LISTED)
        .map((row) => [topicName(row.topic), strong(row.title), kindOf(row), whereAndWhen(row) || 'not given']),
    },
    ...(rows.length > MOST_LISTED
      ? [gap(`The other ${numberOf(rows.length - MOST_LISTED)}. Group them so that no material one is obscured.`)]
      : []),
  ];
}

function materialComponents({ data, rows, bars }: Reading): Component[] {
  const ids = new Set(rows.filter((row) => decides(row, { bars })).map(({ id }) => id));
  return data.components.filter(({ id }) => ids.has(id));
}

function impactsSaid(reading: Reading): Block[] {
  const impacts = materialComponents(reading).filter(({ kind }) => kind === 'impact');
  if (impacts.length === 0) return [paragraph('No impact is material.')];
  const undescribed = impacts.filter(({ description }) => description.trim() === '').length;
  const linked = impacts.filter(({ natureOfImpact }) => natureOfImpact === 'direct').length;
  return [
    paragraph(
      `${amountOf(impacts.length, 'impact')} ${impacts.length === 1 ? 'is' : 'are'} material. We are directly linked to ${linked === impacts.length ? 'all of them' : linked} through our own activities. The chapter on material topics describes each of them.`,
    ),
    ...(undescribed > 0
      ? [
          gap(
            `How ${amountOf(undescribed, 'material impact')} ${undescribed === 1 ? 'affects' : 'affect'} people or the environment. No description has been given.`,
          ),
        ]
      : []),
  ];
}

function financialSaid(reading: Reading): Block[] {
  const effects = materialComponents(reading).filter(({ kind }) => kind !== 'impact');
  const kinds = [...new Set(effects.flatMap((one) => one.financialEffects))].map((id) =>
    labelOf(financialEffects, id).toLowerCase(),
  );
  const said = kinds.length > 0 ? [paragraph(`The material risks and opportunities affect ${joined(kinds)}.`)] : [];
  return [
    ...said,
    gap('The current effects on financial position, performance and cash flows.'),
    gap('The effects that are anticipated over the short, medium and long term.'),
  ];
}

function ownSaid({ material }: Reading): Block {
  const own = material.filter(({ topic }) => isOwnTopic(topic));
  if (own.length === 0) return paragraph('Every material topic is covered by the requirements of the standards.');
  return paragraph(
    `Specific to the company, and covered by additional disclosures: ${joined(own.map(({ topic }) => topicName(topic)))}.`,
  );
}
